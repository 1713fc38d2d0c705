import { randomInt } from 'node:crypto';

const numbers = 10 ** 12;

/**
 * The number by which the log finds a request, short enough to read aloud: '0482-1993-0175'. A client cannot choose it.
 */
export const newRequestNumber = (): string =>
  String(randomInt(numbers))
    .padStart(12, '0')
    .replace(/(.{4})(?=.)/g, '$1-');

/** The response header with the number. */
export const requestNumberHeader = 'x-request-id';
