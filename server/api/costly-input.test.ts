import { expect, test } from 'vitest';
import { everyEndpoint } from '../../contract/index.ts';
import { placesOf, validInput, withValueAt } from '../testing/calls/valid-input.ts';
import { cpuMillisecondsOf } from '../testing/thread-cpu.ts';
import { receive } from './call/receive.ts';

const signs = 60_000; // as many as a member's call takes
const pieces = [' ', '\n', ' \n', 'a ', 'a@', '1-', 'a.', '\u0301'];
/** Each takes a few milliseconds; a pattern that starts anew at every sign takes seconds. */
const mostMilliseconds = 500;

test('no field of any call takes long over a text that it refuses', async () => {
  const slow: string[] = [];
  for (const { row } of everyEndpoint()) {
    const input = validInput(row);
    for (const place of placesOf(row))
      for (const piece of pieces) {
        const text = `a${piece.repeat(signs / piece.length)}b`;
        const spent = await cpuMillisecondsOf(() => {
          try {
            receive(row, withValueAt(input, place, text));
          } catch {
            // refused, as most fields refuse it; only the time matters
          }
        });
        if (spent > mostMilliseconds) slow.push(`${row.path} ${place.join('.')} ${JSON.stringify(piece)}`);
      }
  }
  expect(slow).toEqual([]);
});
