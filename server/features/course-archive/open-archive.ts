import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { BadZip } from '../../platform/zip/unzip.ts';
import { unzipStream } from '../../platform/zip/unzip-stream.ts';
import { readZipEntries, type ZipEntry } from '../../platform/zip/zip-entries.ts';

const jsonName = 'course.json';
const jsonBytesAtMost = 16 * 1024 ** 2;
const entriesAtMost = 3000;

/** The files of an exported course by name; requested files count as used. */
export interface OpenArchive {
  json: string;
  /** The unpacked size of a file in bytes; undefined = it does not exist. */
  sizeOf(name: string): number | undefined;
  bytes(name: string): Promise<Buffer>;
  /** Unpacks a file to the disk while `work` runs. */
  withFile<T>(name: string, work: (path: string, sizeBytes: number) => Promise<T>): Promise<T>;
  /** The names of unused files. */
  unused(): string[];
}

/**
 * Opens the exported course at `path`. Refuses other kinds of file (415), and (400) broken or hostile ones: names that
 * lead outside, duplicate names, more content than the limit, or a wrong declared length.
 */
export async function openArchive({ uploads }: Context, path: string): Promise<OpenArchive> {
  const entries = await entriesOf(path);
  const used = new Set<string>([jsonName]);
  const stream = (name: string): Readable => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Refusal('badCourseArchive');
    used.add(name);
    return unzipStream(path, entry);
  };
  const sound = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof BadZip) throw fileRefusal('badCourseArchive');
      throw error;
    }
  };
  const json = entries.get(jsonName);
  if (json === undefined || json.sizeBytes > jsonBytesAtMost) throw fileRefusal('badCourseArchive');
  const bytes = (name: string) => sound(buffer(stream(name)));
  return {
    json: (await bytes(jsonName)).toString('utf8').replace(/^\ufeff/, ''),
    sizeOf(name) {
      used.add(name);
      return entries.get(name)?.sizeBytes;
    },
    bytes,
    async withFile(name, work) {
      const taken = await sound(uploads.take(stream(name)));
      try {
        return await work(taken.path, taken.sizeBytes);
      } finally {
        await uploads.drop(taken.path);
      }
    },
    unused: () => [...entries.keys()].filter((name) => !used.has(name)),
  };
}

async function entriesOf(path: string): Promise<Map<string, ZipEntry>> {
  const { maxBytes, taken } = fileKinds.courseArchive;
  const all = await readZipEntries(path);
  if (all === undefined) throw fileRefusal('wrongFileKind', { taken });
  const entries = all.filter(({ name }) => !name.endsWith('/'));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const isSound =
    all.length <= entriesAtMost &&
    byName.size === entries.length &&
    unpackedBytes <= maxBytes &&
    entries.every(({ name }) => isPlainName(name));
  if (!isSound) throw fileRefusal('badCourseArchive');
  return byName;
}

/** A path inside the archive. Nothing is ever written to it, but our own exports contain no other kind. */
const isPlainName = (name: string) =>
  !/^\/|^[a-z]:|\\|\0/i.test(name) &&
  name.split('/').every((part) => part !== '..' && part !== '.' && part !== '');
