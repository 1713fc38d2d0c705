import type { Context } from '../../context/context.ts';
import { findVersion, listVersions, restoreVersion } from '../versions/versioned-rows.ts';
import { getCourseToEdit } from './courses.ts';
import { versionedCourse } from './versioned-course.ts';

export const listRevisions = async (context: Context, id: number) =>
  listVersions(context, versionedCourse, await getCourseToEdit(context, id));

/** Returns a version of a course with its texts. Refuses (404) an unknown one. */
export const getRevision = async (context: Context, id: number, version: number) =>
  findVersion(context, versionedCourse, await getCourseToEdit(context, id), version);

export const restoreRevision = (context: Context, id: number, revision: number, version?: number) =>
  restoreVersion(context, versionedCourse, id, revision, version);
