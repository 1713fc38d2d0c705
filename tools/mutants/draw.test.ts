import { expect, test } from 'vitest';
import { applyMutant, drawMutants, mutantsOf } from './draw.ts';

const afters = (path: string, text: string) => mutantsOf(path, text).map(({ after }) => after.trim());

test('each place of a line is a mutant of its own; comments and tests have none', () => {
  const path = 'server/features/exams/exams.rules.ts';
  expect(afters(path, '// if a < b\nif (a < b && c < d) return 1;')).toEqual([
    'if (a <= b && c < d) return 1;',
    'if (a < b && c <= d) return 1;',
    'if (a < b || c < d) return 1;',
  ]);
  expect(afters('server/features/exams/exams.rules.test.ts', 'a < b')).toEqual([]);
});

test('rows, queries and screens have changes of their own kind', () => {
  expect(afters('contract/calls/law.ts', "  who: 'admin',\n  needsFreshSignIn: true,")).toEqual([
    "who: 'signedIn',",
    '',
  ]);
  expect(afters('server/features/laws/laws.queries.ts', "    .where('law.id', '=', id)")).toEqual([
    '',
    ".where('law.id', '<>', id)",
  ]);
  expect(
    afters(
      'web/features/laws/law.tsx',
      '<Button label="Guardar" onClick={save} />\n  Guardar los cambios\n  setSaved(true);',
    ),
  ).toEqual([
    '<Button label="" onClick={save} />',
    '<Button label="Guardar" onClick={() => undefined} />',
    '',
    '',
  ]);
});

test('the same seed draws the same mutants, of every kind by its share', () => {
  const all = [
    ...mutantsOf('server/features/a/a.rules.ts', 'a < b;\n'.repeat(50)),
    ...mutantsOf('server/features/a/a.queries.ts', "  .where('a', '<', b)\n".repeat(50)),
  ];
  const drawn = drawMutants(all, 47, 50);
  expect(drawMutants(all, 47, 50)).toEqual(drawn);
  expect(drawMutants(all, 48, 50)).not.toEqual(drawn);
  expect(Object.groupBy(drawn, ({ kind }) => kind)).toMatchObject({
    rule: { length: 15 },
    query: { length: 12 },
  });
});

test('a mutant is applied where its line has moved to, and nowhere if it is gone', () => {
  const [mutant] = mutantsOf('server/features/a/a.rules.ts', 'a < b;');
  if (mutant === undefined) throw new Error('no mutant');
  expect(applyMutant('first;\na < b;', mutant)).toBe('first;\na <= b;');
  expect(applyMutant('a > b;', mutant)).toBeUndefined();
});
