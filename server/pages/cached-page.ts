import { createHash, randomUUID } from 'node:crypto';
import type { SharedPage } from '../../contract/pages.ts';
import type { CacheTags } from '../features/content/cache-tags.ts';
import { compressCached, type Encoding } from './compress-page.ts';
import { type DeflatedText, deflateText, gzipParts } from './gzip-parts.ts';

/** A rendered page, with the tags of what it shows. */
export interface RenderedPage extends SharedPage {
  tags: CacheTags;
}

/** A page with one viewer's own parts inserted. */
export interface WholePage {
  html: string;
  tags: CacheTags;
}

/** A visitors' page: complete, the same for everybody, in every encoding. */
export interface VisitorsPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
  tags: CacheTags;
}

export async function visitorsPage({ html, tags }: WholePage): Promise<VisitorsPage> {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { etag, bodies: await compressCached(identity), tags };
}

export const sizeOfVisitorsPage = ({ bodies: { br, gzip, identity } }: VisitorsPage): number =>
  br.length + gzip.length + identity.length;

/** A page shared by a variant: its texts, compressed once, and a function that renders each viewer's own parts. */
export interface MembersPage {
  /** A new one for each rendering, because own parts also depend on what the page shows. */
  id: string;
  texts: readonly DeflatedText[];
  renderOwn: SharedPage['renderOwn'];
  tags: CacheTags;
}

export async function membersPage({ texts, renderOwn, tags }: RenderedPage): Promise<MembersPage> {
  return { id: randomUUID(), texts: await Promise.all(texts.map(deflateText)), renderOwn, tags };
}

export const sizeOfMembersPage = ({ texts }: MembersPage): number =>
  texts.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0);

/** Joins the texts of a page and the own parts of one person, in the encoding. */
export function bodyOf(
  texts: readonly DeflatedText[],
  own: readonly (string | DeflatedText)[],
  encoding: 'gzip' | 'identity',
): Buffer {
  const parts = own.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  if (encoding === 'gzip') return gzipParts(texts, parts);
  const plain = parts.map((part) => (Buffer.isBuffer(part) ? part : part.text));
  return Buffer.concat(texts.flatMap(({ text }, index) => [text, plain[index] ?? Buffer.alloc(0)]));
}

/** Shared by the process: a frame is compressed only once. */
const frames = new WeakMap<readonly string[], Promise<readonly DeflatedText[]>>();

/** Compresses the frame of an `app` screen, once. */
export function deflatedFrame(frame: readonly string[]): Promise<readonly DeflatedText[]> {
  const made = frames.get(frame) ?? Promise.all(frame.map(deflateText));
  frames.set(frame, made);
  return made;
}
