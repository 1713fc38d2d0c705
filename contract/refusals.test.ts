import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

test('each refusal of each subject is in the whole table, under a name that is its alone', async () => {
  const files = readdirSync(new URL('./refusals/', import.meta.url)).filter(
    (file) => file !== 'refusal-kind.ts',
  );
  const subjects = await Promise.all(files.map((file) => import(`./refusals/${file}`)));
  const names = subjects.flatMap((subject) => Object.keys(subject));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(refusals).sort()).toEqual(names.sort());
});
