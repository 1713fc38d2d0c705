import type { LightMyRequestResponse } from 'fastify';
import { type Envelope, envelope } from '../../../contract/envelope.ts';

/**
 * The things that no answer to a stranger contains: places in the code, paths of the machine, words of the database.
 */
const leaks = [
  /\.[cm]?[jt]s:\d/,
  /node_modules/,
  /\bat (?:async )?\w+[.\w]* \(/,
  /(?:^|[\s"'(])\/(?:tmp|home|work|usr|var)\//,
  /\b(?:select|insert into|update|delete from)\s+["\w]+\s+(?:from|where|set|values|\()/i,
  /\b(?:syntax error|violates|relation "|SQLSTATE|invalid byte sequence|out of range for type|duplicate key)\b/i,
  /\b(?:ECONN|ENOENT|EACCES|ERR_|FST_)\w*/,
  /\b(?:TypeError|RangeError|SyntaxError|DatabaseError|ZodError)\b/,
];
const english =
  /\b(?:the|must|invalid|expected|received|is not|required|unexpected|too (?:large|big|small|long))\b/i;

/** The part of an answer that is judged. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

/** Names the fault of an answer to meaningless input; undefined without one. */
export function faultOf(answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return `a failure of ours: ${answer.body}`;
  if (answer.statusCode < 400) return undefined;
  const read = envelope.safeParse(answer.json());
  if (!read.success || read.data.descriptionCode === 'success') return `no envelope: ${answer.body}`;
  const said = [read.data.message, ...(read.data.errors ?? []).map(({ message }) => message)];
  if (!said.every((each) => /\S\s\S/.test(each) && !english.test(each)))
    return `not in Spanish: ${answer.body}`;
  return leaks.some((leak) => leak.test(answer.body)) ? `tells too much: ${answer.body}` : undefined;
}

/** The fields for which the input was refused (400). */
export const namedFields = (answer: Answer): string[] =>
  answer.statusCode === 400 ? (answer.json<Envelope>().errors ?? []).map(({ field }) => field) : [];
