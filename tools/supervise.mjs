// Brings a portal back that crashed (spec 13.1). What ends it on purpose is final: a signal, a wrong setting, a failed start.
import { constants } from 'node:os';

/** The exit code of a portal that ran and met an unexpected error (EX_SOFTWARE). */
export const crashed = 70;

const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 60_000;
/** A portal that ran for so long was well: its crash is not the last one's sequel. */
const healthyMilliseconds = 10 * 60_000;

const requested = ['SIGINT', 'SIGTERM', 'SIGHUP'].map(
  (signal) => 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)],
);

/** @param {number} code of a program that nobody told to stop */
export const isCrash = (code) => code === crashed || (code > 128 && !requested.includes(code));

/**
 * The wait before the next start: a second, then twice as long each time, a minute at most.
 * @param {number} last the wait before this one; 0 = none
 * @param {number} ranMilliseconds how long the portal ran
 */
export const waitAfter = (last, ranMilliseconds) =>
  last === 0 || ranMilliseconds >= healthyMilliseconds
    ? firstWaitMilliseconds
    : Math.min(2 * last, longestWaitMilliseconds);

/**
 * Runs a program until it ends for good; after a crash it is started again.
 * @param {() => Promise<number>} run resolves to its exit code
 * @param {object} ways
 * @param {(line: string) => void} ways.say
 * @param {(milliseconds: number) => Promise<unknown>} ways.wait resolves at once when the program is to stop
 * @param {() => boolean} ways.isStopped
 * @param {() => number} [ways.now]
 * @returns {Promise<number>} the last exit code
 */
export async function supervise(run, { say, wait, isStopped, now = () => performance.now() }) {
  for (let last = 0; ; ) {
    const startedAt = now();
    const code = await run();
    if (isStopped() || !isCrash(code)) return code;
    last = waitAfter(last, now() - startedAt);
    say(`The portal ended unexpectedly (${code}); it starts again in ${last / 1000} s.`);
    await wait(last);
    if (isStopped()) return code;
  }
}
