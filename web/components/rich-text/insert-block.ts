import type { Editor, JSONContent } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a block after the one of the caret, or in its place if it is empty, as near as the schema allows.
 * The caret goes into the new block if it has room for one.
 */
export function insertBlock(editor: Editor, json: JSONContent): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const node = state.schema.nodeFromJSON(json);
      const { $to } = tr.selection;
      let depth = $to.depth;
      const fits = () => {
        const index = $to.indexAfter(depth - 1);
        return $to.node(depth - 1).canReplaceWith(index, index, node.type);
      };
      while (depth > 1 && !fits()) depth -= 1;
      if (depth === 0) {
        tr.insert($to.pos, node); // a whole block of the text is selected
        return true;
      }
      const block = $to.node(depth);
      const isEmptied = block.type.name === 'paragraph' && block.content.size === 0;
      const index = $to.index(depth - 1);
      const canTakeItsPlace = $to.node(depth - 1).canReplace(index, index + 1, Fragment.from(node));
      const from = isEmptied && canTakeItsPlace ? $to.before(depth) : $to.after(depth);
      tr.replaceWith(from, $to.after(depth), node);
      const inside = TextSelection.near(tr.doc.resolve(from + 1));
      tr.setSelection(inside).scrollIntoView();
      return true;
    })
    .run();
}
