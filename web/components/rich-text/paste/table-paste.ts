import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cellAround } from '@tiptap/pm/tables';

/**
 * Keeps pasted content inside its cell: blocks that a cell cannot hold become paragraphs instead of landing
 * beside the table.
 */
export function fitCellPlugin(): Plugin {
  return new Plugin({
    props: {
      transformPasted(slice, view) {
        if (cellAround(view.state.selection.$from) === null || isCells(slice)) return slice;
        return Slice.maxOpen(intoCell(slice.content), false);
      },
    },
  });
}

/** Cells, rows or a table alone replace cells; the table's own plugin does that. */
function isCells({ content }: Slice): boolean {
  const only = content.childCount === 1 ? content.firstChild : null;
  return only?.type.spec['tableRole'] !== undefined;
}

function intoCell(content: Fragment): Fragment {
  return Fragment.fromArray(content.content.flatMap(cellBlocks));
}

function cellBlocks(node: Node): readonly Node[] {
  const { schema, name } = node.type;
  if (['paragraph', 'bulletList', 'orderedList', 'figure'].includes(name) || node.isInline) return [node];
  if (node.isTextblock) return [schema.nodes['paragraph']?.create(null, node.content) ?? node];
  return node.content.content.flatMap(cellBlocks);
}
