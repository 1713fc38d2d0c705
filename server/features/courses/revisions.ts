import type { Context } from '../../context/context.ts';
import { findVersion, listVersions, restoreVersion } from '../versions/versioned-rows.ts';
import { getCourseToEdit } from './courses.ts';
import { versionedCourse } from './versioned-course.ts';

/** All versions of a course. */
export const listRevisions = async (context: Context, id: number) =>
  listVersions(context, 'course', await getCourseToEdit(context, id));

/** A whole version of a course. Refuses (404) an unknown one. */
export const getRevision = async (context: Context, id: number, version: number) =>
  findVersion(context, versionedCourse, await getCourseToEdit(context, id), version);

/** Restores a version of a course, its texts and settings. */
export const restoreRevision = (context: Context, id: number, revision: number, version?: number) =>
  restoreVersion(context, versionedCourse, id, revision, version);
