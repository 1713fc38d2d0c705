import { documentLinkSeconds, videoLinkSeconds } from '../../../contract/constants.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { contract } from '../../../contract/index.ts';
import type { courseFiles as rows } from '../../../contract/material/calls.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { sourceOf } from '../../api/call/file-source.ts';
import { signLink } from '../../api/call/signed-links.ts';
import type { Context } from '../../context/context.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import { type AddedFile, addCourseFile } from './add-material.ts';
import { setCaptions } from './captions.ts';
import * as files from './material.ts';

type Listed = Awaited<ReturnType<typeof files.listCourseFiles>>[number];

const shown = ({ file, captions, createdAt, ...row }: Listed) => ({
  ...row,
  path: file,
  hasCaptions: captions !== null,
  date: createdAt.toISOString(),
});

function linksOf(context: Context, { id, type, captions }: Listed) {
  const { downloadFileCourse, downloadCaptions } = contract.course;
  const seconds = type === 'mp4' ? videoLinkSeconds : documentLinkSeconds;
  const fileId = id;
  return {
    fileId,
    url: signLink(context, downloadFileCourse, { fileId }, seconds),
    captionsUrl: captions === null ? null : signLink(context, downloadCaptions, { fileId }, seconds),
    expiresAt: new Date(context.clock.now().getTime() + seconds * 1000).toISOString(),
  };
}

/** The calls of /filecourse and of the material tabs; part of the controller Course. */
export const courseFiles: Controller<typeof rows> = {
  async getFileCourse(context, { courseId, WithLinks }) {
    const listed = await files.listCourseFiles(context, courseId);
    const withLinks = (row: Listed) => ({ ...shown(row), links: linksOf(context, row) });
    return answer(listed.map(WithLinks === true ? withLinks : shown));
  },
  async getFileLinks(context, { courseId }) {
    const listed = await files.listCourseFiles(context, courseId);
    return answer(listed.map((row) => linksOf(context, row)));
  },
  async downloadFileCourse(context, { fileId }) {
    const { type, ...file } = await files.openCourseFile(context, fileId);
    return answer({ ...file, contentType: mediaTypes[type], isAttachment: type !== 'mp4' });
  },
  async downloadCaptions(context, { fileId }) {
    const file = await files.openCaptions(context, fileId);
    return answer({ ...file, contentType: mediaTypes.vtt, isAttachment: false });
  },
  async addCourseFile(context, { file, UploadId, courseId, title }) {
    const added = await addCourseFile(context, { courseId, title }, sourceOf(file, UploadId));
    return answer(added, savedMessage(added));
  },
  async updateFile(context, { Id, Title, Transcript, NoCaptionsReason }) {
    await files.changeCourseFile(context, Id, {
      title: Title,
      transcript: Transcript === '' ? null : Transcript,
      noCaptionsReason: NoCaptionsReason === '' ? null : NoCaptionsReason,
    });
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  async addCaptions(context, { file, fileId }) {
    await setCaptions(context, fileId, file);
    return answer(null, { message: 'Los subtítulos se guardaron.' });
  },
  async orderFiles(context, { courseId, Ids }) {
    await files.orderCourseFiles(context, courseId, Ids);
    return answer(null, { message: 'El nuevo orden se guardó.' });
  },
  deleteFile: trashOne(files.removeCourseFile, 'El material'),
  deleteFileMany: trashMany(files.removeCourseFile, 'material', 'materiales'),
};

function savedMessage({ isFastStart, isShownEverywhere }: AddedFile): { message: string; icon?: 'warning' } {
  const losses = [
    ...(isShownEverywhere
      ? []
      : [
          'muchos teléfonos y computadoras no van a mostrarlo. Expórtalo como MP4 con H.264 y súbelo otra vez.',
        ]),
    ...(isFastStart === false
      ? [
          'no empieza hasta haberse descargado casi entero. Expórtalo con la opción «inicio rápido» (fast start) y súbelo otra vez.',
        ]
      : []),
  ];
  const [first, second] = losses;
  if (first === undefined) return { message: 'El material se guardó.' };
  const message = `El video se guardó, pero ${first}`;
  return { icon: 'warning', message: second === undefined ? message : `${message} Además, ${second}` };
}
