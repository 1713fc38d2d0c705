import type { EditorProps } from '@tiptap/pm/view';
import { cleanPastedHtml } from './paste.ts';

/** How the editor takes what is pasted or dropped: clean, and never a picture file. `onLost`: pictures stayed behind. */
export function pasteProps(onLost: () => void): EditorProps {
  const refuse = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || data?.types.includes('text/html') || data?.types.includes('text/plain'))
      return false;
    if (files.some((file) => file.type.startsWith('image/'))) onLost();
    return true; // the browser would leave the page to show a dropped file
  };
  return {
    transformPastedHTML(html) {
      if (html.includes('data-pm-slice')) return withoutStyles(html); // it comes from an editor like this one
      const { html: clean, lostPictures } = cleanPastedHtml(html);
      if (lostPictures > 0) onLost();
      return clean;
    },
    handlePaste: (_, event) => refuse(event.clipboardData),
    handleDrop(_, event) {
      const isRefused = refuse(event.dataTransfer);
      if (isRefused) event.preventDefault();
      return isRefused;
    },
  };
}

/** The page's policy would report each style, and nothing of them is kept. */
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''));
