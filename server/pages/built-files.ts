import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { paletteOf } from '../../contract/settings/brand-colours.ts';
import { isCurrent } from '../api/http/entity-tag.ts';
import type { Methods } from '../api/http/methods.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import type { BuildFile } from '../features/builds/builds.queries.ts';
import type { OtherBuilds } from '../features/builds/builds.ts';
import { networkOf } from '../platform/network/network.ts';
import type { Pages } from './assets.ts';
import { type Encoding, encodingOfCached, encodingOfOwn } from './compress-page.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
const namedByContent = 'public, max-age=31536000, immutable';
const named = 'public, max-age=3600';
/** Drawings follow the institute's colour, which changes for all nodes at once. */
const coloured = 'public, max-age=300';

/** A file at the root of the site; its content by encoding. */
interface BuiltFile {
  headers: Readonly<Record<string, string>>;
  forms: Partial<Record<Encoding, () => BuiltForm | undefined>>;
}

interface BuiltForm {
  bytes: Buffer;
  etag: string;
}

/**
 * Serves the files at the root of the site (scripts, styles, fonts, icons) as the build compressed them. Only an address in
 * the folder's list is looked for on the disk, so no path can climb out of it, and in production only once. Refuses to
 * start with a kind of file that it has no type for. Files whose path has a part that begins with a dot stay hidden. A file
 * named by its content that is not there may be another build's.
 */
export function registerBuiltFiles(
  app: FastifyInstance,
  { folder, areCached }: Pick<Pages, 'folder' | 'areCached'>,
  {
    withinRate,
    methods,
    settings,
    others,
  }: {
    withinRate: RateLimit;
    methods: Methods;
    settings: Pick<Portal['settings'], 'current'>;
    others?: OtherBuilds | undefined;
  },
): void {
  const atStart = listFiles(folder, areCached);
  const files = () => (areCached ? atStart : listFiles(folder, areCached));
  methods.add((path) => files().has(path), ['GET', 'HEAD']);
  app.get('/*', async (request, reply) => {
    const address = networkOf(request.ip);
    const path = pathOf(request.url);
    const brand = askedBrand(request.url) ?? settings.current.brandColour;
    const file = files().get(inPalette(path, brand)) ?? files().get(path);
    const mayBeOthers = isNamedByContent(path) && (await others?.has(path)) === true;
    if (file === undefined && !mayBeOthers) {
      await withinRate('page', visitor, address);
      return reply.callNotFound();
    }
    await withinRate.inTime('file', address);
    const wanted = encodingOfCached(request.headers['accept-encoding']);
    const encoding = file?.forms[wanted] === undefined ? 'identity' : wanted;
    const form = file?.forms[encoding]?.();
    if (file === undefined || form === undefined) {
      const other = mayBeOthers ? await others?.read(path) : undefined;
      return other === undefined ? reply.callNotFound() : sendOther(other, path, request, reply);
    }
    reply.headers(file.headers).header('etag', form.etag);
    if (isCurrent(request.headers['if-none-match'], form.etag)) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(form.bytes);
  });
}

const unzip = promisify(gunzip);

async function sendOther(
  { bytes, isGzip }: BuildFile,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isSentGzip = isGzip && encodingOfOwn(request.headers['accept-encoding']) === 'gzip';
  reply.headers(headersOf(path));
  if (isSentGzip) reply.header('content-encoding', 'gzip');
  return reply.send(isGzip && !isSentGzip ? await unzip(bytes) : bytes);
}

/** The files of a build that pages ask for by their content, for nodes that have another build. */
export function filesNamedByContent(folder: string): Map<string, () => BuildFile> {
  const found = [...listFiles(folder, true).keys()].filter(isNamedByContent);
  const read = (path: string) => (): BuildFile => {
    const zipped = readIfThere(join(folder, `${path}.gz`));
    return { bytes: zipped ?? readFileSync(join(folder, path)), isGzip: zipped !== undefined };
  };
  return new Map(found.map((path) => [path, read(path)]));
}

const drawing = /^\/motivos\/([\w-]+\.svg)$/;

/** The brand colour that a drawing is asked for, by the preview of /ajustes: `?marca=1f4578`. */
function askedBrand(url: string): string | undefined {
  const [, colour] = /\?marca=([\da-f]{6})$/.exec(url) ?? [];
  return colour && `#${colour}`;
}

/** The address of a drawing in the palette nearest to the institute's colour (spec 12.7). */
function inPalette(path: string, brandColour: string): string {
  const palette = paletteOf(brandColour);
  return palette === '' ? path : path.replace(drawing, `/motivos/${palette}/$1`);
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

const isNamedByContent = (path: string) => path.startsWith('/assets/');

const headersOf = (path: string) => ({
  'content-type': contentTypes[extname(path)],
  'cache-control': cacheFor(path),
  vary: 'Accept-Encoding',
});

function cacheFor(path: string): string {
  if (isNamedByContent(path)) return namedByContent;
  return path.startsWith('/motivos/') ? coloured : named;
}

function listFiles(folder: string, areCached: boolean): Map<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, '/')),
  );
  const isCompressed = (path: string) =>
    paths.has(path.replace(/\.(?:br|gz)$/, '')) && /\.(?:br|gz)$/.test(path);
  const own = [...paths].filter((path) => !path.includes('/.') && !isCompressed(path));
  return new Map(own.map((path) => [path, describe(folder, path, paths, areCached)]));
}

function describe(folder: string, path: string, paths: ReadonlySet<string>, areCached: boolean): BuiltFile {
  const type = contentTypes[extname(path)];
  if (type === undefined) throw new Error(`built-files.ts has no content type for ${path}`);
  const forms: BuiltFile['forms'] = {};
  for (const [encoding, ending] of Object.entries(endings) as [Encoding, string][])
    if (paths.has(path + ending)) forms[encoding] = formOf(join(folder, path + ending), areCached);
  return {
    headers: { ...headersOf(path), 'content-type': type },
    forms,
  };
}

/** Reads a file on first request. A new build may have removed it meanwhile. */
function formOf(path: string, isCached: boolean): () => BuiltForm | undefined {
  let known: BuiltForm | undefined;
  return () => {
    if (known !== undefined) return known;
    const bytes = readIfThere(path);
    if (bytes === undefined) return undefined;
    const form = { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
    if (isCached) known = form;
    return form;
  };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
