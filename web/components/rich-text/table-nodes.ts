import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** A table as readers see it. Tables that a text already holds stay, and their cells can be written in. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      // a cell is one line of text: Enter breaks the line instead of making a second cell
      Enter: () => this.editor.isActive('table') && this.editor.commands.insertContent({ type: 'hardBreak' }),
      Tab: () => this.editor.isActive('table') && focusCell(this.editor, 1),
      'Shift-Tab': () => this.editor.isActive('table') && focusCell(this.editor, -1),
    };
  },
  addProseMirrorPlugins() {
    // paragraphs pasted into a cell would cut the table in two: a cell takes their words
    const handlePaste: Plugin['props']['handlePaste'] = (view, _event, slice) => {
      if (!this.editor.isActive('table')) return false;
      const words = slice.content.textBetween(0, slice.content.size, ' ');
      view.dispatch(view.state.tr.insertText(words).scrollIntoView());
      return true;
    };
    return [new Plugin({ props: { handlePaste } })];
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeading)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});
const spans = () => ({ colspan: span('colspan'), rowspan: span('rowspan') });

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
});

export const TableHeading = Node.create({
  name: 'tableHeading',
  content: 'inline*',
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
});

/** Puts the caret at the end of the next or previous cell of the table; false at its ends, so that Tab goes on. */
function focusCell(editor: Editor, step: 1 | -1): boolean {
  const { $from } = editor.state.selection;
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== 'table') depth -= 1;
  const start = $from.start(depth);
  const ends: number[] = [];
  $from.node(depth).descendants((node, position) => {
    if (node.isTextblock) ends.push(start + position + node.nodeSize - 1);
  });
  const here = ends.findIndex((end) => end >= $from.pos);
  const target = ends[here + step];
  return target !== undefined && editor.commands.setTextSelection(target);
}
