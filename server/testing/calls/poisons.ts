import type { Endpoint } from '../../../contract/endpoint.ts';
import { isCarriedAsText } from './send-call.ts';

/** Texts that some column, parser or page mishandles. */
const texts = [
  'a\0b', // PostgreSQL stores no such text
  '\ud800', // half a character
  "\u202e\u2028%zz\\'; drop table account; --<script>alert(1)</script>",
  '',
  '__proto__',
  'NaN',
  '-271821-04-20T00:00:00Z',
  '2026-02-30',
  '2026-02-30T10:00',
];
/**
 * 2_147_483_648 is the first number that no row's id can be, 2 ** 53 the first that JavaScript cannot tell from the
 * next.
 */
const numbers = [0, -1, 1.5, 2_147_483_648, 2 ** 53, 1e308];
const long = 'á'.repeat(70_000);
/** Values that only JSON can express. */
const shapes: unknown[] = [true, null, [], ['a\0b'], [2_147_483_648, 1], {}, { toString: 'x', valueOf: 1 }];

/** The poisonous values that the carrier of a call can transport. */
export const poisonsFor = (row: Endpoint): unknown[] =>
  isCarriedAsText(row)
    ? [...texts, ...numbers, ['una vez', 'otra vez'], long.slice(0, 3000)]
    : [...texts, ...numbers, ...shapes, long];
