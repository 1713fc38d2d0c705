import { randomInt } from 'node:crypto';

const numbers = 10 ** 12;

/**
 * The number by which the log finds a request, short enough to be read aloud: '0482-1993-0175'. It is ours: what a client
 * sends as one is not believed.
 */
export const newRequestNumber = (): string =>
  String(randomInt(numbers))
    .padStart(12, '0')
    .replace(/(.{4})(?=.)/g, '$1-');

/** The header of every answer that carries it. */
export const requestNumberHeader = 'x-request-id';
