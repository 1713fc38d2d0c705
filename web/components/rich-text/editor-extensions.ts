import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { Calculator } from './calculator-node.ts';
import { Fact } from './fact-node.ts';
import { Figure } from './figure-node.ts';
import { Table, TableCell, TableHeading, TableRow } from './table-nodes.ts';

/**
 * The schema of the editor: exactly the elements that the server keeps (contract/text/rich-text.ts), so that saving
 * loses nothing.
 */
export const editorExtensions: Extensions = [
  // a text that ends in a table or image gets an empty line for writing on, which is not stored
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // only the address is kept: the page decides how a link opens
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
  Figure,
  Fact,
  Calculator,
];
