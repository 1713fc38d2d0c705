import { captionsProblem } from '../../../contract/captions.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { fileKinds } from '../../../contract/upload.ts';
import type { Context } from '../../context.ts';
import { fileRefusal } from '../../platform/file-refusal.ts';
import { inspectMaterial, type MaterialFacts, storeMaterial } from '../course-files/store-material.ts';
import type { ArchivedMaterial, ReadArchive } from './archive-json.ts';
import type { OpenArchive } from './open-archive.ts';

/** Material that lies in the store and waits for its row. */
export interface ImportedMaterial extends MaterialFacts {
  title: string;
  file: string;
  sizeBytes: number;
  captions: string | null;
  transcript: string | null;
  noCaptionsReason: string | null;
}

/**
 * Stores the material of an archive with its captions; what cannot be taken is added to `problems`. A dry run looks at
 * it all the same and stores nothing.
 */
export async function importMaterial(
  context: Context,
  archive: OpenArchive,
  { material, problems }: ReadArchive,
  isDryRun: boolean,
): Promise<ImportedMaterial[]> {
  const imported: ImportedMaterial[] = [];
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
    const file = await attempt('El archivo', () => takeFile(context, archive, given, isDryRun));
    if (file === undefined) continue;
    const { captions: name } = given;
    const isVideo = file.type === 'mp4';
    const captions =
      name && isVideo
        ? await attempt('Los subtítulos', () => takeCaptions(context, archive, name, isDryRun))
        : undefined;
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

async function takeFile(
  context: Context,
  archive: OpenArchive,
  { file }: ArchivedMaterial,
  isDryRun: boolean,
) {
  assertFits(archive.sizeOf(file), fileKinds.video.maxBytes);
  return archive.withFile(file, async (path, sizeBytes) => {
    const facts = await inspectMaterial(path, sizeBytes);
    return { ...facts, sizeBytes, file: isDryRun ? '' : await storeMaterial(context, path, facts.type) };
  });
}

async function takeCaptions(context: Context, archive: OpenArchive, name: string, isDryRun: boolean) {
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
