import { Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { cleanPastedHtml, type PasteLoss } from './paste.ts';

/**
 * The editor's handlers for paste and drop: the text is cleaned, and image files are never taken. `onLost` is
 * called with what was left out.
 */
export function pasteProps(onLost: (lost: readonly PasteLoss[]) => void): EditorProps {
  const refuse = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || data?.types.includes('text/html') || data?.types.includes('text/plain'))
      return false;
    if (files.some((file) => file.type.startsWith('image/'))) onLost(['images']);
    return true; // otherwise the browser would leave the page to show the dropped file
  };
  return {
    transformPastedHTML(html) {
      if (html.includes('data-pm-slice')) return withoutStyles(html); // it comes from an editor like this one
      const { html: clean, lost } = cleanPastedHtml(html);
      if (lost.length > 0) onLost(lost);
      return clean;
    },
    transformPasted: (slice, view) =>
      beginsWithHeading(slice) && isAtEndOfLine(view) ? new Slice(slice.content, 0, slice.openEnd) : slice,
    handlePaste: (_, event) => refuse(event.clipboardData),
    handleDrop(_, event) {
      const isRefused = refuse(event.dataTransfer);
      if (isRefused) event.preventDefault();
      return isRefused;
    },
  };
}

const beginsWithHeading = ({ content, openStart }: Slice): boolean =>
  openStart > 0 && content.childCount > 1 && content.firstChild?.type.name === 'heading';

/** True if the caret is at the end of a line of plain text, where a pasted heading would join the line. */
function isAtEndOfLine({ state }: EditorView): boolean {
  const { $from, empty } = state.selection;
  return (
    empty && $from.depth === 1 && $from.parentOffset > 0 && $from.parentOffset === $from.parent.content.size
  );
}

/** Styles are removed early: the page's policy would report each one, and none is kept. */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''));
