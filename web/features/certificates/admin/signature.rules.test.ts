import { expect, test } from 'vitest';
import { issuedBySaving, signatureText, unsignedQuestion } from './signature.rules.ts';

const nobody = { signatories: [], unsignedBecause: null, waiting: 0 };

test('a missing signature is told by what it does; a present one needs no words', () => {
  const somebody = [{ name: 'Ana Soliz', post: 'Dirección', picture: null }];
  expect(signatureText({ ...nobody, signatories: somebody, waiting: 3 })).toBeNull();
  expect(signatureText(nobody)).toMatch(/esperan hasta que pongas quien firma/);
  expect(signatureText({ ...nobody, waiting: 1 })).toMatch(/^Un certificado ganado espera/);
  expect(signatureText({ ...nobody, waiting: 13 })).toMatch(/^13 certificados ganados esperan/);
  expect(signatureText({ ...nobody, unsignedBecause: 'before' })).toMatch(/salen sin firma\.$/);
  expect(signatureText({ ...nobody, unsignedBecause: 'chosen' })).toMatch(/como se eligió/);
});

test.each([
  [null, [], true, 0],
  [null, [], false, 27],
  [null, ['Ana'], true, 27],
  ['before', [], false, 0],
  ['before', [], true, 0],
  ['before', ['Ana'], false, 27],
] as const)(
  'a design that went out because of %j, saved with %j and holding %s, issues %i of 27 that wait',
  (unsignedBecause, signatories, holds, count) => {
    expect(issuedBySaving({ ...nobody, unsignedBecause, waiting: 27 }, { signatories, holds })).toBe(count);
  },
);

test('the question before certificates go out unsigned says how many go now', () => {
  const asked = [0, 1, 13].map((waiting) => unsignedQuestion(waiting));
  expect(asked.map((text) => text.slice(0, 28))).toEqual([
    'Desde ahora los certificados',
    'El que espera se emite ahora',
    'Los 13 que esperan se emiten',
  ]);
});
