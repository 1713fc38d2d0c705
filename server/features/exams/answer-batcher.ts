import { type Batcher, openBatcher, writeTogetherOrAlone } from '../../platform/database/batcher.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { type Click, type ShownClick, saveClicks } from './save-answer.queries.ts';

/** The size of a batch, small enough that looking instants up in it costs nothing. */
const clicksAtOnce = 64;
/** Ten seconds of clicks by 2,000 members; more are refused (503) while the database is slow. */
const waitingAtMost = 4_000;

/** The result is undefined for a click that no open attempt takes, or whose attempt is being changed. */
export type AnswerBatcher = Batcher<Click, ShownClick | undefined>;

declare module '../../context/context.ts' {
  interface Portal {
    /** The clicks saved on this node, in batches. */
    answers: AnswerBatcher;
  }
}

interface AnswerParts {
  db: Database;
  log: Log;
}

/**
 * Stores clicks in batches and acknowledges each after the commit; a click arriving alone is stored at once (spec 8.6).
 * Clicks on the same question are stored one after another in order of arrival. If a batch fails, each click is retried
 * alone, so that a bad one fails alone.
 */
export function openAnswerBatcher({ db, log }: AnswerParts): AnswerBatcher {
  const storeAlone = async (click: Click) => (await saveClicks(db, [click]))[0];

  const storeTogether = (clicks: Click[]) =>
    writeTogetherOrAlone(
      clicks,
      (some) => saveClicks(db, some),
      (err) =>
        log.warn({ err, clicks: clicks.length }, 'storing a batch of answers failed: each is tried alone'),
    );
  /** The last of the clicks waiting on a question. */
  const queues = new Map<string, Promise<unknown>>();

  function storeAfter(before: Promise<unknown>, click: Click) {
    const key = questionKey(click);
    const own = before.then(
      () => storeAlone(click),
      () => storeAlone(click),
    );
    const leave = () => {
      if (queues.get(key) === own) queues.delete(key);
    };
    queues.set(key, own);
    own.then(leave, leave);
    return own;
  }
  async function write(clicks: Click[]) {
    const alone = clicks.filter((click) => !queues.has(questionKey(click)));
    const first = new Map(alone.toReversed().map((click) => [questionKey(click), click]));
    const together = [...first.values()];
    const stored = together.length === 0 ? [] : await storeTogether(together);
    const results = new Map(together.map((click, index) => [click, stored[index]]));
    return clicks.map((click) => {
      if (results.has(click)) return results.get(click);
      const key = questionKey(click);
      const before = first.get(key);
      return storeAfter(queues.get(key) ?? Promise.resolve(before && results.get(before)), click);
    });
  }
  return openBatcher({ write, batchMilliseconds: 0, callsAtOnce: clicksAtOnce, waitingAtMost });
}

const questionKey = ({ accountId, questionId }: Click) => `${accountId} ${questionId}`;
