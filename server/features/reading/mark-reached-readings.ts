import type { Context } from '../../context/context.ts';
import { markReadingsComplete } from './reading.queries.ts';

/**
 * For the save that changes a course's reading time: members who have read the old or the new time have completed the
 * reading, and later changes do not undo it (spec 7.6).
 */
export async function markReachedReadings(
  inside: Context,
  courseId: number,
  asked: { beforeMinutes: number; nowMinutes: number },
): Promise<void> {
  const seconds = Math.min(asked.beforeMinutes, asked.nowMinutes) * 60;
  await markReadingsComplete(inside.db, courseId, seconds, inside.clock.now());
}
