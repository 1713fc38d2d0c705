import { accountIdOf } from '../../../contract/caller.ts';
import type { ImportedCourse } from '../../../contract/courses/publishing-calls.ts';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { counted } from '../../../contract/text/counted.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { canonicalText, splitModules } from '../courses/course-modules.ts';
import type { CourseState } from '../courses/courses.rules.ts';
import { addCourseInside } from '../courses/save-course.ts';
import { addQuestionsInside } from '../questions/questions.ts';
import { consumeUpload, openUpload } from '../uploads/uploads.ts';
import { insertMaterial, setImages } from './archive.queries.ts';
import { type ReadArchive, readArchiveJson } from './archive-json.ts';
import { type ImportedImages, importImages } from './import-images.ts';
import { type ImportedMaterial, importMaterial } from './import-material.ts';
import { openArchive } from './open-archive.ts';

const unusedShown = 20;
const uploadKinds = ['courseArchive'] as const;

/** A file sent with the call, or the id of a finished upload in parts. */
export type ArchiveSource = { file: ReceivedFile } | { uploadId: string };

/**
 * Makes a draft of an exported course and reports, line by line, what was made and what was not understood. A dry run
 * reports the same, makes nothing and keeps the upload. Refuses (415, 400) a file that is not an exported course, like
 * openArchive, and, except in a dry run, invalid texts or settings (400). Repeating the call with the same upload
 * answers with the same course.
 */
export async function importCourse(
  context: Context,
  source: ArchiveSource,
  isDryRun: boolean,
): Promise<ImportedCourse> {
  if ('file' in source) return importArchive(context, source, source.file.path, isDryRun);
  const { path, usedAs } = await openUpload(context, source.uploadId, uploadKinds);
  if (usedAs !== null) return importedBefore(usedAs);
  return importArchive(context, source, path, isDryRun).catch(async (error: unknown) => {
    // of two concurrent calls, the second finds the upload used once the first is done
    const now = await openUpload(context, source.uploadId, uploadKinds);
    if (now.usedAs === null) throw error;
    return importedBefore(now.usedAs);
  });
}

const importedBefore = (id: number): ImportedCourse => ({
  id,
  lines: [{ text: 'Este archivo ya se importó.', isProblem: false }],
});

async function importArchive(
  context: Context,
  source: ArchiveSource,
  path: string,
  isDryRun: boolean,
): Promise<ImportedCourse> {
  const archive = await openArchive(context, path);
  const read = readArchiveJson(archive.json);
  const { state, problems } = read;
  if (state === undefined) {
    if (isDryRun) return { id: null, lines: problems.map(problemLine) };
    const errors = problems.map((message) => ({ field: 'file', message }));
    throw new Refusal('badCourseArchive', { errors });
  }
  const safe = await safeTextsOf(state);
  if (safe.descriptionHtml !== state.descriptionHtml || safe.moduleHtml !== state.moduleHtml)
    problems.push('Una parte de los textos no se admite aquí: se quita.');
  const pictures = await importImages(context, archive, read, safe, isDryRun);
  const material = await importMaterial(context, archive, read, isDryRun);
  problems.push(...unusedLines(archive.unused()));
  const course = { ...state, ...(await safeTextsOf(pictures)) };
  const id = isDryRun ? null : await store(context, source, course, read, pictures, material);
  const made = linesOf(course, read, pictures, material).map((text) => ({ text, isProblem: false }));
  return { id, lines: [...made, ...problems.map(problemLine)] };
}

const safeTextsOf = async (texts: Pick<CourseState, 'descriptionHtml' | 'moduleHtml'>) => ({
  descriptionHtml: await safeHtml(texts.descriptionHtml),
  moduleHtml: await canonicalText(texts.moduleHtml),
});

const problemLine = (text: string) => ({ text, isProblem: true });

function store(
  context: Context,
  source: ArchiveSource,
  course: CourseState,
  { questions }: ReadArchive,
  pictures: ImportedImages,
  material: readonly ImportedMaterial[],
): Promise<number> {
  return transaction(context, async (inside) => {
    const make = async () => {
      const { id } = await addCourseInside(inside, course);
      await setImages(inside.db, id, pictures);
      await addQuestionsInside(inside, id, questions);
      await insertMaterial(inside.db, id, material, accountIdOf(inside.caller), inside.clock.now());
      return id;
    };
    return 'uploadId' in source ? consumeUpload(inside, source.uploadId, make) : make();
  });
}

function linesOf(
  course: CourseState,
  { questions }: ReadArchive,
  pictures: ImportedImages,
  material: readonly ImportedMaterial[],
): string[] {
  const modules = splitModules(course.moduleHtml).length;
  return [
    `El curso «${course.title}», en borrador, con ${counted(modules, 'módulo', 'módulos')} de lectura.`,
    ...(questions.length > 0 ? [`${counted(questions.length, 'pregunta', 'preguntas')} de examen.`] : []),
    ...(pictures.count > 0 ? [`${counted(pictures.count, 'imagen', 'imágenes')}.`] : []),
    ...material.map(({ title, type }) => `El material «${title}» (${type}).`),
  ];
}

function unusedLines(names: string[]): string[] {
  const lines = names.slice(0, unusedShown).map((name) => `No usamos el archivo «${name.slice(0, 120)}».`);
  const more = names.length - lines.length;
  return more > 0 ? [...lines, `Ni otros ${more} archivos.`] : lines;
}
