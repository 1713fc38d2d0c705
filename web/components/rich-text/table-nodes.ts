import { Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { fitCellPlugin } from './paste/table-paste.ts';
import { tableView } from './table-view.ts';

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeading: 'header_cell',
};

/** A table as readers see it. Its heading rows are gathered in a thead when the text is stored. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
  addNodeView: () => tableView,
  addKeyboardShortcuts() {
    // at the first and last cell Tab leaves the table
    const go = (direction: 1 | -1) => {
      const { state, view } = this.editor;
      return this.editor.isActive('table') && goToNextCell(direction)(state, view.dispatch);
    };
    return { Tab: () => go(1), 'Shift-Tab': () => go(-1) };
  },
  addProseMirrorPlugins: () => [fitCellPlugin(), tableEditing()],
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeading)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** The number of columns or rows that a cell spans; a span of one is not written. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(50, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, number>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = {
  content: '(paragraph | bulletList | orderedList | figure)+',
  isolating: true,
  addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
};

export const TableCell = Node.create({
  ...cell,
  name: 'tableCell',
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const TableHeading = Node.create({
  ...cell,
  name: 'tableHeading',
  parseHTML: () => [{ tag: 'th' }, { tag: 'thead td', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});
