import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import {
  aCourse,
  aCourseFile,
  aMember,
  anAdmin,
  anEnrolment,
  type TestAccount,
} from '../testing/builders.ts';
import { type Call, type Input, ofAdmins, ofReaders, open, testCalls } from '../testing/calls/call-table.ts';
import { writtenCourse } from '../testing/courses.ts';
import { aPdf } from '../testing/files/documents.ts';
import { fileOf, fourColours } from '../testing/files/images.ts';
import { anMp4 } from '../testing/files/mp4.ts';
import { aTestPortal } from '../testing/portal.ts';

/** For every call on courses and material: it works, for whom, and what it refuses and why. */
const portal = aTestPortal();
let people: { stranger: TestAccount; enrolled: TestAccount; admin: TestAccount };
let courseId: number;
let archivedId: number;
let videoId: number;
let documentId: number;
let picture: File;
let pdf: File;
const vtt = () => fileOf('WEBVTT\n\n00:01.000 --> 00:02.000\nTu pensión\n', 'x.vtt');

beforeAll(async () => {
  people = {
    stranger: await aMember(portal.portal),
    enrolled: await aMember(portal.portal),
    admin: await anAdmin(portal.portal),
  };
  courseId = await aCourse(portal.portal);
  archivedId = await aCourse(portal.portal, { archivedAt: portal.clock.now() });
  for (const id of [courseId, archivedId]) await anEnrolment(portal.portal, people.enrolled, id);
  picture = fileOf(await fourColours(40, 40).png().toBuffer());
  pdf = fileOf(aPdf(), 'guía.pdf');
  const course = portal.client.as(people.admin).course;
  documentId = (await course.addCourseFile({ file: pdf, courseId, title: 'Guía' })).data.id;
  const video = fileOf(anMp4(), 'clase.mp4');
  videoId = (await course.addCourseFile({ file: video, courseId, title: 'Clase' })).data.id;
  await course.addCaptions({ file: vtt(), fileId: videoId });
});

const none = 999_999;
const unknown = (field: string): Call['refuses'] =>
  [none, 0].map((id) => [{ [field]: id }, id === 0 ? 400 : 404]);
const fresh = () => aCourse(portal.portal);
const ofFresh = async (field: string, more: Input = {}) => ({ [field]: await fresh(), ...more });
const begun = async () =>
  (await portal.client.as(people.admin).upload.start({ Name: 'clase.mp4', SizeBytes: 4, Kind: 'video' })).data
    .id;
const sent = async () => {
  const id = await begun();
  await portal.client.as(people.admin).upload.part({ id, offset: 0, bytes: new Blob(['hola']) });
  return id;
};
const own = (by: TestAccount | undefined) => by?.id ?? 1;

/** Each of many rows has its own outcome, an unknown one too; the list itself may be refused. */
const bulk = (field: string, more: Input = {}): Call => ({
  input: () => ({ [field]: [{ Id: none }], ...more }),
  answers: ofAdmins,
  refuses: [
    [{ [field]: [] }, 400],
    [{ [field]: [{ Id: 1 }, { Id: 1 }] }, 400],
    [{ [field]: [{ Id: 0 }] }, 400],
  ],
});

const calls: Record<string, Call> = {
  'course.get': {
    input: () => ({}),
    answers: open,
    refuses: [
      [{ State: 'otro' }, 400],
      [{ State: 'draft' }, 403, 'enrolled'],
      [{ PageSize: 201 }, 400],
      [{ Sort: 'x' }, 400],
    ],
  },
  'course.read': {
    input: () => ({ id: courseId }),
    answers: open,
    refuses: [...unknown('id'), [{ id: 'x' }, 400], [{ id: () => archivedId }, 404, 'stranger']],
  },
  'course.getToEdit': { input: () => ({ id: courseId }), answers: ofAdmins, refuses: unknown('id') },
  'course.getHome': { input: () => ({ id: courseId }), answers: ofAdmins, refuses: unknown('id') },
  'course.getComment': {
    input: () => ({ courseId }),
    answers: open,
    refuses: [...unknown('courseId'), [{ courseId: () => archivedId }, 404, 'visitor'], [{ Page: 0 }, 400]],
  },
  'course.getImages': { input: () => ({ id: courseId }), answers: open, refuses: unknown('id') },
  'course.getFileCourse': { input: () => ({ courseId }), answers: ofReaders, refuses: unknown('courseId') },
  'course.getFileLinks': { input: () => ({ courseId }), answers: ofReaders, refuses: unknown('courseId') },
  'course.downloadFileCourse': {
    input: () => ({ fileId: documentId }),
    answers: ofReaders,
    refuses: unknown('fileId'),
  },
  'course.downloadCaptions': {
    input: () => ({ fileId: videoId }),
    answers: ofReaders,
    refuses: [...unknown('fileId'), [{ fileId: () => documentId }, 404]],
  },
  'course.addCourseFile': {
    input: () => ({ courseId, title: 'Guía', file: pdf }),
    answers: ofAdmins,
    refuses: [
      ...unknown('courseId'),
      [{ title: '' }, 400],
      [{ file: undefined }, 400],
      [{ file: () => picture }, 415],
      [{ file: undefined, UploadId: () => randomUUID() }, 404],
    ],
  },
  'course.updateFile': {
    input: () => ({ Id: videoId, Title: 'Clase uno' }),
    answers: ofAdmins,
    refuses: [...unknown('Id'), [{ Title: '' }, 400], [{ Id: () => documentId, Transcript: 'Texto' }, 400]],
  },
  'course.addCaptions': {
    input: () => ({ fileId: videoId, file: vtt() }),
    answers: ofAdmins,
    refuses: [...unknown('fileId'), [{ file: () => pdf }, 415], [{ fileId: () => documentId }, 400]],
  },
  'course.orderFiles': {
    input: async () => {
      const id = await fresh();
      return { courseId: id, Ids: [await aCourseFile(portal.portal, id)] };
    },
    answers: ofAdmins,
    refuses: [...unknown('courseId'), [{ Ids: [] }, 400], [{ Ids: () => [documentId] }, 404]],
  },
  'course.deleteFile': {
    input: async () => ({ id: await aCourseFile(portal.portal, await fresh()) }),
    answers: ofAdmins,
    refuses: unknown('id'),
  },
  'course.setImageAlt': {
    input: async () => {
      const Id = await fresh();
      await portal.client
        .as(people.admin)
        .course.addCourseImage({ courseId: Id, file: picture, isPortada: true });
      return { Id, IsPortada: true, Alt: 'Una casa' };
    },
    answers: ofAdmins,
    refuses: [...unknown('Id'), [{ Alt: 'a'.repeat(201) }, 400]],
  },
  'course.deleteImage': {
    input: () => ofFresh('id', { isPortada: true }),
    answers: ofAdmins,
    refuses: [...unknown('id'), [{ isPortada: 'quizá' }, 400]],
  },
  'course.addCourseImage': {
    input: () => ofFresh('courseId', { file: picture, isPortada: 1 }),
    answers: ofAdmins,
    refuses: [...unknown('courseId'), [{ file: () => pdf }, 415], [{ file: undefined }, 400]],
  },
  'course.getRevisions': { input: () => ({ id: courseId }), answers: ofAdmins, refuses: unknown('id') },
  'course.getRevision': {
    input: async () => ({ id: await saved(), version: 1 }),
    answers: ofAdmins,
    refuses: [...unknown('id'), [{ version: 99 }, 404]],
  },
  'course.restoreRevision': {
    input: async () => ({ Id: await saved(), Revision: 1 }),
    answers: ofAdmins,
    refuses: [...unknown('Id'), [{ Revision: 99 }, 404], [{ Version: 77 }, 409]],
  },
  'course.restore': { input: () => ofFresh('Id'), answers: ofAdmins, refuses: unknown('Id') },
  'course.copy': { input: () => ofFresh('Id'), answers: ofAdmins, refuses: unknown('Id') },
  'course.preview': {
    input: () => ({ Description: '<p>Hola</p>', ModuleList: [{ title: 'Uno', html: '<p>Texto</p>' }] }),
    answers: ofAdmins,
    refuses: [[{ Description: '<b>'.repeat(1001) }, 400]],
  },
  'course.getExportLink': { input: () => ({ id: courseId }), answers: ofAdmins, refuses: unknown('id') },
  'course.export': { input: () => ({ id: courseId }), answers: ofAdmins, refuses: unknown('id') },
  'course.import': {
    input: async () => ({
      file: new Blob([(await portal.client.as(people.admin).course.export({ id: courseId })).data]),
      DryRun: true,
    }),
    answers: ofAdmins,
    refuses: [
      [{ file: undefined }, 400],
      [{ file: () => pdf }, 415],
    ],
  },
  'course.hideComment': {
    input: async () => ({ Id: await aComment(), Hidden: true }),
    answers: ofAdmins,
    refuses: [...unknown('Id'), [{ Hidden: undefined }, 400]],
  },
  'course.add': {
    input: () => writtenCourse,
    answers: ofAdmins,
    refuses: [
      [{ Title: ' ' }, 400],
      [{ Language: 'Latín' }, 400],
      [{ Calification: 101 }, 400],
      [{ Duration: 0 }, 400],
    ],
  },
  'course.update': {
    input: () => ofFresh('Id', { Title: 'Otro título' }),
    answers: ofAdmins,
    refuses: [...unknown('Id'), [{ Title: '' }, 400], [{ Version: 77 }, 409]],
  },
  'course.publishMany': bulk('Items', { Published: true }),
  'course.deleteMany': bulk('Items'),
  'course.restoreMany': bulk('Items'),
  'course.deleteFileMany': bulk('Items'),
  'course.delete': { input: () => ofFresh('id'), answers: ofAdmins, refuses: unknown('id') },
  'course.addComment': {
    input: (by) => ({ UserId: own(by), CourseId: courseId, Comment: 'Claro.', Calification: 5 }),
    answers: [401, 403, 200, 403],
    refuses: [
      [{ CourseId: none }, 404, 'enrolled'],
      [{ Comment: ' ' }, 400, 'enrolled'],
      [{ Calification: 0 }, 400, 'enrolled'],
      [{ Calification: 6 }, 400, 'enrolled'],
      [{ UserId: () => people.stranger.id }, 403, 'enrolled'],
    ],
  },
  'upload.start': {
    input: () => ({ Name: 'clase.mp4', SizeBytes: 4, Kind: 'video' }),
    answers: ofAdmins,
    refuses: [
      [{ SizeBytes: 0 }, 400],
      [{ Kind: 'otro' }, 400],
      [{ SizeBytes: 501 * 1024 * 1024 }, 413],
    ],
  },
  'upload.part': {
    input: async () => ({ id: await begun(), offset: 0, bytes: new Blob(['hola']) }),
    answers: ofAdmins,
    refuses: [
      [{ id: () => randomUUID() }, 404],
      [{ offset: -1 }, 400],
      [{ bytes: new Blob(['hola y más']) }, 400],
    ],
  },
  'upload.status': {
    input: async () => ({ id: await begun() }),
    answers: ofAdmins,
    refuses: [
      [{ id: () => randomUUID() }, 404],
      [{ id: 'x' }, 400],
    ],
  },
  'upload.finish': {
    input: async () => ({ Id: await sent() }),
    answers: ofAdmins,
    refuses: [
      [{ Id: () => randomUUID() }, 404],
      [{ Id: begun }, 409],
      [{ Sha256: 'x' }, 400],
      [{ Sha256: '0'.repeat(64) }, 409],
    ],
  },
};

/** A course with two versions. */
async function saved(): Promise<number> {
  const course = portal.client.as(people.admin).course;
  const { id } = (await course.add(writtenCourse)).data;
  await course.update({ Id: id, Title: 'Otro título' });
  return id;
}

async function aComment(): Promise<number> {
  const input = { UserId: people.enrolled.id, CourseId: courseId, Comment: 'Claro.', Calification: 4 };
  await portal.client.as(people.enrolled).course.addComment(input);
  return (await portal.client.as(people.admin).course.getComment({ courseId })).data[0]?.id ?? 0;
}

describe('every call about courses', () => {
  test('stands in this table', () => {
    const names = (controller: 'course' | 'upload') =>
      Object.keys(contract[controller] as Record<string, Endpoint>).map(
        (action) => `${controller}.${action}`,
      );
    expect(Object.keys(calls).sort()).toEqual([...names('course'), ...names('upload')].sort());
  });

  testCalls(
    () => portal,
    () => people,
    calls,
  );
});
