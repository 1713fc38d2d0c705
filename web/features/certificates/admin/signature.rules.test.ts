import { expect, test } from 'vitest';
import { signatureText, unsignedQuestion } from './signature.rules.ts';

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

test('the question before certificates go out unsigned says how many go now', () => {
  const asked = [0, 1, 13].map((waiting) => unsignedQuestion(waiting));
  expect(asked.map((text) => text.slice(0, 28))).toEqual([
    'Desde ahora los certificados',
    'El que espera se emite ahora',
    'Los 13 que esperan se emiten',
  ]);
});
