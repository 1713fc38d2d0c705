import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { captionsProblem } from '../../../contract/material/captions.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { inspectMaterial, type MaterialFacts, storeMaterial } from '../material/store-material.ts';
import type { ReadArchive } from './archive-json.ts';
import type { OpenArchive } from './open-archive.ts';

/** Stored material that has no row yet. */
export interface ImportedMaterial extends MaterialFacts {
  title: string;
  file: string;
  sizeBytes: number;
  captions: string | null;
  transcript: string | null;
  noCaptionsReason: string | null;
}

/**
 * Stores the material of an archive with its captions; unusable files are reported in `problems`. A dry run checks them
 * too and stores nothing.
 */
export async function importMaterial(
  context: Context,
  archive: OpenArchive,
  { material, problems }: ReadArchive,
  isDryRun: boolean,
): Promise<ImportedMaterial[]> {
  const imported: ImportedMaterial[] = [];
  const fileNamed = once((name) => storeFile(context, archive, name, isDryRun));
  const captionsNamed = once((name) => storeCaptions(context, archive, name, isDryRun));
  for (const given of material) {
    const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'badCourseArchive') throw error;
        problems.push(`${what} de «${given.title}» no se importa: ${error.message}`);
        return undefined;
      }
    };
    const file = await attempt('El archivo', () => fileNamed(given.file));
    if (file === undefined) continue;
    const { captions: name } = given;
    const isVideo = file.type === 'mp4';
    const captions = name && isVideo ? await attempt('Los subtítulos', () => captionsNamed(name)) : undefined;
    imported.push({
      ...file,
      title: given.title,
      captions: captions ?? null,
      transcript: isVideo ? (given.transcript ?? null) : null,
      noCaptionsReason: isVideo && captions === undefined ? given.noCaptionsReason || null : null,
    });
  }
  return imported;
}

/**
 * Takes each file once, however often the archive names it: five hundred copies of a video would fill any disk. Rows
 * may share a file, as in copied courses.
 */
function once<T>(take: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const taken = new Map<string, Promise<T>>();
  return (name) => {
    const promise = taken.get(name) ?? take(name);
    taken.set(name, promise);
    return promise;
  };
}

type TakenFile = MaterialFacts & Pick<ImportedMaterial, 'file' | 'sizeBytes'>;

async function storeFile(
  context: Context,
  archive: OpenArchive,
  name: string,
  isDryRun: boolean,
): Promise<TakenFile> {
  assertFits(archive.sizeOf(name), fileKinds.video.maxBytes);
  return archive.withFile(name, async (path, sizeBytes) => {
    const facts = await inspectMaterial(path, sizeBytes);
    return { ...facts, sizeBytes, file: isDryRun ? '' : await storeMaterial(context, path, facts.type) };
  });
}

async function storeCaptions(context: Context, archive: OpenArchive, name: string, isDryRun: boolean) {
  assertFits(archive.sizeOf(name), fileKinds.captions.maxBytes);
  const problem = captionsProblem(await archive.bytes(name));
  if (problem === 'other') throw fileRefusal('wrongFileKind', { taken: fileKinds.captions.taken });
  if (problem === 'broken') throw fileRefusal('badCaptions');
  return archive.withFile(name, async (path) => (isDryRun ? '' : storeMaterial(context, path, 'vtt')));
}

function assertFits(sizeBytes: number | undefined, maxBytes: number): void {
  if (sizeBytes === undefined) throw new Refusal('notFound');
  if (sizeBytes > maxBytes)
    throw new Refusal('fileTooLarge', { values: { megabytes: maxBytes / 1024 ** 2 } });
}
