import type { Editor, JSONContent } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import { insertBlock } from './insert-block.ts';

const paragraph = { type: 'paragraph' };
const row = (type: string): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [paragraph] })),
});

/** Inserts an empty table after the paragraph of the caret: a heading row and two rows, three columns. */
export function insertTable(editor: Editor): void {
  const content = [row('tableHeading'), row('tableCell'), row('tableCell')];
  insertBlock(editor, { type: 'table', content });
}

/** Focuses the editor first, since a button was pressed and the commands need the focus. */
const run =
  (...commands: Command[]) =>
  (editor: Editor) => {
    editor.commands.focus();
    const { state, view } = editor;
    commands.some((command) => command(state, view.dispatch));
  };

export const addRowBefore = run(tables.addRowBefore);
export const addRowAfter = run(tables.addRowAfter);
export const addColumnBefore = run(tables.addColumnBefore);
export const addColumnAfter = run(tables.addColumnAfter);
/** Deleting the last row or column deletes the table. */
export const deleteRow = run(tables.deleteRow, deleteTable);
export const deleteColumn = run(tables.deleteColumn, deleteTable);
export const removeTable = run(deleteTable);
/** Turns the first row into headings, or back into plain cells. */
export const toggleHeadingRow = run(tables.toggleHeader('row'));

/** True if all cells of the first row of the caret's table are headings. */
export function hasHeadingRow(editor: Editor): boolean {
  const first = tableAt(editor)?.firstChild;
  let isAll = first !== null && first !== undefined;
  first?.forEach((cell) => {
    isAll &&= cell.type.name === 'tableHeading';
  });
  return isAll;
}

function tableAt(editor: Editor) {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return $from.node(depth);
  return undefined;
}

/** Removes the table and leaves the caret in its place. */
function deleteTable(...[state, dispatch]: Parameters<Command>): boolean {
  const { $anchor } = state.selection;
  for (let depth = $anchor.depth; depth > 0; depth -= 1) {
    if ($anchor.node(depth).type.name !== 'table') continue;
    const start = $anchor.before(depth);
    const { tr } = state;
    tr.delete(start, $anchor.after(depth));
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)), -1));
    dispatch?.(tr.scrollIntoView());
    return true;
  }
  return false;
}
