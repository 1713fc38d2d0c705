import { Node, type NodeViewRenderer } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { figureColumns } from '../text/prose-tables.rules.ts';
import { fitCellPlugin } from './paste/table-paste.ts';

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

/** A table in the frame that readers see (see prose-tables.rules.ts): a wide one scrolls by itself. */
const tableView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('div');
  const table = document.createElement('table');
  const contentDOM = document.createElement('tbody');
  dom.dataset['table'] = '';
  dom.contentEditable = 'true'; // inherited, but set here too: it scrolls and must be focusable
  dom.append(table);
  table.append(contentDOM);
  function show(shown: typeof node): boolean {
    if (shown.type !== node.type) return false;
    table.dataset['figures'] = figureColumns(cellsOf(shown));
    return true;
  }
  show(node);
  return {
    dom,
    contentDOM,
    update: show,
    // only changes in the editable part are writing
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
  };
};

function cellsOf(table: Parameters<NodeViewRenderer>[0]['node']): string[][] {
  return table.children.map((row) =>
    row.children.filter(({ type }) => type.name === 'tableCell').map(({ textContent }) => textContent.trim()),
  );
}
