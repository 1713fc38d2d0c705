import { Readable } from 'node:stream';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { type WrittenZip, type ZipSource, zipBytes, zipOf } from '../../platform/zip/zip-writer.ts';
import { recordAudit } from '../audit/audit.ts';
import { getCourseToEdit } from '../courses/courses.ts';
import { listCourseFiles } from '../material/material.ts';
import { folder } from '../material/store-material.ts';
import { questionsToCopy } from '../questions/questions.ts';
import { archiveFormat, archiveVersion, textsOf } from './archive-json.ts';
import { imagesIn, placeOf, type ShownImage } from './images.rules.ts';

/**
 * Packs a course into a ZIP: course.json, its pictures, its material with captions; nothing about members, no earlier
 * versions. Refuses (404) an unknown course, (413) one that an import would not accept.
 */
export async function exportCourse(context: Context, id: number): Promise<WrittenZip & { name: string }> {
  const { title, sources } = await contentsOf(context, id);
  await recordAudit(context, 'export.course', `course:${id}`);
  return { ...(await zipOf(sources)), name: `${title}.zip` };
}

/** Refuses like exportCourse without reading the files, before a browser is sent to the download. */
export async function assertExportable(context: Context, id: number): Promise<void> {
  await contentsOf(context, id);
}

async function contentsOf(context: Context, id: number): Promise<{ title: string; sources: ZipSource[] }> {
  const course = await getCourseToEdit(context, id);
  const images = { cover: imageOf(course.coverImage), detail: imageOf(course.detailImage) };
  const shown = [images.cover, images.detail, ...imagesIn(course.descriptionHtml + course.moduleHtml)];
  const pictures = new Map(shown.flatMap((each) => (each === null ? [] : [[placeOf(each), each]])));
  const sources: (ZipSource | undefined)[] = [];
  for (const [place, { folder: of, name }] of pictures)
    sources.push(await stored(context, `${of}/${name}`, place));
  const { material, files } = await materialOf(context, id);
  sources.push(...files);
  const json = {
    format: archiveFormat,
    version: archiveVersion,
    ...textsOf(course),
    cover: images.cover && { file: placeOf(images.cover), alt: course.coverAlt },
    detail: images.detail && { file: placeOf(images.detail), alt: course.detailAlt },
    questions: (await questionsToCopy(context, id)).map(({ type, ...question }) => ({
      questionTypeId: type,
      ...question,
    })),
    material,
  };
  const bytes = Buffer.from(JSON.stringify(json, null, 2));
  const all = [ofBytes('course.json', bytes), ...sources.filter((each) => each !== undefined)];
  const { maxBytes } = fileKinds.courseArchive;
  if (zipBytes(all) > maxBytes) {
    const megabytes = Math.ceil(zipBytes(all) / 1024 ** 2);
    throw new Refusal('courseTooLargeToExport', { values: { megabytes, most: maxBytes / 1024 ** 2 } });
  }
  return { title: course.title, sources: all };
}

const imageOf = (name: string | null): ShownImage | null =>
  name === null ? null : { folder: 'coursefileinfo', name };

async function materialOf(context: Context, courseId: number) {
  const rows = await listCourseFiles(context, courseId);
  const files: (ZipSource | undefined)[] = [];
  const material = [];
  for (const [index, row] of rows.entries()) {
    const place = `material/${index + 1}.${row.type}`;
    const captions = row.captions === null ? null : `material/${index + 1}.vtt`;
    files.push(await stored(context, `${folder}/${row.file}`, place));
    if (captions !== null) files.push(await stored(context, `${folder}/${row.captions}`, captions));
    const { title, transcript, noCaptionsReason } = row;
    material.push({ title, file: place, captions, transcript, noCaptionsReason });
  }
  return { material, files };
}

/** A stored file; undefined if the disk lost it, which the import then reports. */
async function stored({ files }: Context, key: string, name: string): Promise<ZipSource | undefined> {
  const sizeBytes = await files.sizeOf(key);
  if (sizeBytes === undefined) return undefined;
  return { name, sizeBytes, stream: (part) => files.stream(key, part) };
}

const ofBytes = (name: string, bytes: Buffer): ZipSource => ({
  name,
  sizeBytes: bytes.length,
  stream: (part) => Readable.from([bytes.subarray(part?.start, (part?.end ?? bytes.length) + 1)]),
});
