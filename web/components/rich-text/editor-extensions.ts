import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure, FigureCaption, Picture } from './picture-nodes.ts';
import { Table, TableCell, TableHeading, TableRow } from './table-nodes.ts';

/** What a link of a text may lead to: a page of this site, https or mail (decisions §4). */
export function isLinkAllowed(address: string): boolean {
  return /^(https:\/\/\S+|mailto:\S+@\S+|\/(?![/\\])\S*)$/i.test(address.trim());
}

/** The schema of the editor: exactly what the server keeps of a text, so that nothing is lost on saving. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: false,
  }),
  // nothing but the address: the page decides how a link opens
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: isLinkAllowed,
    shouldAutoLink: (address) => address.startsWith('https://'),
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  Table,
  TableRow,
  TableCell,
  TableHeading,
  Picture,
  Figure,
  FigureCaption,
];

/** Pasted HTML without its inline styles: nothing of them is kept, and the page's policy would report each one. */
export function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );
}
