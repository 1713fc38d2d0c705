// Decides when a portal is started again (spec 13.1): after a crash. A signal, a wrong setting and a failed start are
// final. tools/supervise.sh asks.
import { constants } from 'node:os';

/** The exit code of a portal that ran and met an unexpected error (EX_SOFTWARE). */
export const crashed = 70;

const firstWaitSeconds = 1;
const longestWaitSeconds = 60;
/** A crash after this many seconds begins a new series of waits. */
const healthySeconds = 10 * 60;

const requested = ['SIGINT', 'SIGTERM', 'SIGHUP'].map(
  (signal) => 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)],
);

/** @param {number} code of a program that nobody told to stop */
export const isCrash = (code) => code === crashed || (code > 128 && !requested.includes(code));

/**
 * The wait before the next start, in seconds: one, then twice as long each time, a minute at most.
 * @param {number} last the wait before this one; 0 = none
 * @param {number} ranSeconds how long the portal ran
 */
export const waitAfter = (last, ranSeconds) =>
  last === 0 || ranSeconds >= healthySeconds ? firstWaitSeconds : Math.min(2 * last, longestWaitSeconds);
