import { expect, test } from 'vitest';
import type { CoursePreview } from '../../../../contract/certificates/administration-calls.ts';
import { changeOf, isWorthSaying, sentences } from './certificate-change.rules.ts';

const giving = (isGiven: boolean, minimum: number) => ({ isGiven, minimum });
const preview = (counts: Partial<CoursePreview>) =>
  ({ total: 0, kept: 0, waits: false, ...counts }) as CoursePreview;

test.each([
  ['begins', giving(false, 80), giving(true, 80)],
  ['begins', giving(false, 80), giving(true, 90)],
  ['ends', giving(true, 80), giving(false, 80)],
  ['ends', giving(true, 80), giving(false, 90)],
  ['rises', giving(true, 80), giving(true, 81)],
  [null, giving(true, 80), giving(true, 80)],
  [null, giving(true, 80), giving(true, 79)],
])('%s: from %j to %j', (change, before, after) => {
  expect(changeOf(before, after)).toBe(change);
});

test('who gets one counts where certificates begin, who has one where they end or cost more', () => {
  expect(isWorthSaying('begins', preview({ total: 1 }))).toBe(true);
  expect(isWorthSaying('begins', preview({ kept: 5 }))).toBe(false);
  for (const change of ['ends', 'rises'] as const) {
    expect(isWorthSaying(change, preview({ kept: 1 }))).toBe(true);
    expect(isWorthSaying(change, preview({ total: 5 }))).toBe(false);
  }
});

test('what happens to whom is said before it is saved', () => {
  const said = (change: 'begins' | 'ends' | 'rises', counts: Partial<CoursePreview>) =>
    sentences(change, preview(counts), giving(true, 90));
  expect(said('begins', { total: 1 })).toEqual({
    title: 'Quién recibirá un certificado',
    text: 'Al guardar, esta persona, que ya aprobó, recibe su certificado:',
  });
  expect(said('begins', { total: 2 }).text).toBe(
    'Al guardar, estas 2 personas, que ya aprobaron, reciben su certificado:',
  );
  expect(said('begins', { total: 2, waits: true }).text).toMatch(
    /ganan su certificado, que espera a que alguien firme:$/,
  );
  expect(said('ends', { kept: 1 })).toEqual({
    title: 'Quién conserva su certificado',
    text: 'El certificado válido de este curso se conserva. Desde ahora nadie más recibe uno.',
  });
  expect(said('ends', { kept: 3 }).text).toBe(
    'Los 3 certificados válidos de este curso se conservan. Desde ahora nadie más recibe uno.',
  );
  expect(said('rises', { kept: 1 })).toEqual({
    title: 'Quién conserva su certificado',
    text: 'El certificado válido de este curso se conserva, y quien ya aprobó sigue aprobado. El mínimo de 90 vale para los exámenes que empiecen desde ahora.',
  });
});
