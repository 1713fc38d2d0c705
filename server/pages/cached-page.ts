import { createHash } from 'node:crypto';
import type { SharedPage } from '../../contract/pages.ts';
import type { CacheTags } from '../features/content/cache-tags.ts';
import { compressCached, type Encoding } from './compress-page.ts';
import { type DeflatedText, deflateText, gzipParts } from './gzip-parts.ts';
import type { SentPart } from './own-parts-cache.ts';

/** A visitors' page: complete, the same for everybody, in every encoding. */
export interface VisitorsPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
  tags: CacheTags;
}

export async function visitorsPage({ html, tags }: { html: string; tags: CacheTags }): Promise<VisitorsPage> {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { etag, bodies: await compressCached(identity), tags };
}

export const sizeOfVisitorsPage = ({ bodies: { br, gzip, identity } }: VisitorsPage): number =>
  br.length + gzip.length + identity.length;

/** A page shared by a variant: its texts, compressed once, and each viewer's own parts. */
export interface MembersPage {
  texts: readonly DeflatedText[];
  ownPartsOf: SharedPage['ownPartsOf'];
  tags: CacheTags;
}

export async function membersPage(page: SharedPage & { tags: CacheTags }): Promise<MembersPage> {
  return { ...page, texts: await Promise.all(page.texts.map(deflateText)) };
}

export const sizeOfMembersPage = ({ texts }: MembersPage): number =>
  texts.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0);

/** Joins the texts of a page and the own parts of one person, in the encoding. */
export function bodyOf(
  texts: readonly DeflatedText[],
  own: readonly SentPart[],
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
