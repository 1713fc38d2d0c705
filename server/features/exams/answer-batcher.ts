import { type Batcher, openBatcher } from '../../platform/database/batcher.ts';
import { type Database, isDatabaseAway } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { type Click, type ShownClick, saveClicks } from './save-answer.queries.ts';

/** For each of a batch its instant is looked up among them: few enough for that to cost nothing. */
const clicksAtOnce = 64;
/** Ten seconds of what 2,000 members click; more are refused (503) while the database is slow. */
const waitingAtMost = 4_000;

/** The result is undefined for a click that no open attempt takes, or whose attempt is being changed. */
export type AnswerBatcher = Batcher<Click, ShownClick | undefined>;

declare module '../../context/context.ts' {
  interface Portal {
    /** The clicks that members of this node's exams save, in batches. */
    answers: AnswerBatcher;
  }
}

interface AnswerParts {
  db: Database;
  log: Log;
}

/**
 * Stores the clicks together that came while the ones before were being stored, each acknowledged after the commit; one
 * that comes alone is stored at once (spec 8.6). A second click on a question is stored after the first. If a batch
 * fails, each of it is tried alone, so that a bad one fails alone.
 */
export function openAnswerBatcher({ db, log }: AnswerParts): AnswerBatcher {
  const storeAlone = async (click: Click) => (await saveClicks(db, [click]))[0];

  async function storeTogether(clicks: Click[]) {
    try {
      return await saveClicks(db, clicks);
    } catch (error) {
      if (isDatabaseAway(error) || clicks.length === 1) throw error;
      log.warn(
        { err: error, clicks: clicks.length },
        'storing a batch of answers failed: each is tried alone',
      );
      return clicks.map(storeAlone);
    }
  }
  async function write(clicks: Click[]) {
    const first = new Map(clicks.toReversed().map((click) => [questionKey(click), click]));
    const together = [...first.values()];
    const stored = await storeTogether(together);
    const results = new Map(together.map((click, index) => [click, stored[index]]));
    return clicks.map((click) => (results.has(click) ? results.get(click) : storeAlone(click)));
  }
  return openBatcher({ write, batchMilliseconds: 0, callsAtOnce: clicksAtOnce, waitingAtMost });
}

const questionKey = ({ accountId, questionId }: Click) => `${accountId} ${questionId}`;
