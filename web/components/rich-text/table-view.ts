import type { NodeViewRenderer } from '@tiptap/core';
import { figureColumns } from '../text/prose-tables.rules.ts';

/** A table in the frame that readers see (see prose-tables.rules.ts): a wide one scrolls by itself. */
export const tableView: NodeViewRenderer = ({ node }) => {
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
