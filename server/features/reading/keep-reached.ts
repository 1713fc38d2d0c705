import type { Context } from '../../context/context.ts';
import { keepReadingsComplete } from './reading.queries.ts';

/**
 * To be called inside the save that makes a course ask for another reading time: who has read what it asked until now,
 * or asks from now on, has reached the duration, and that stays so whatever it asks later (spec 7.6).
 */
export async function keepReached(
  inside: Context,
  courseId: number,
  asked: { beforeMinutes: number; nowMinutes: number },
): Promise<void> {
  const seconds = Math.min(asked.beforeMinutes, asked.nowMinutes) * 60;
  await keepReadingsComplete(inside.db, courseId, seconds, inside.clock.now());
}
