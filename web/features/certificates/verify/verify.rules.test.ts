import { expect, test } from 'vitest';
import type { Verification } from '../../../../contract/certificates/calls.ts';
import { printedFields, signerNote, verdictOf, verifyTitle } from './verify.rules.ts';

const found = (state: Verification['state']) => ({ state }) as Verification;
const code = 'AP-7K4M-2Q9X-B3TD';

test.each([
  ['valid', 'Certificado válido', 'ok'],
  ['replaced', 'Certificado sustituido', 'old'],
  ['revoked', 'Certificado revocado', 'bad'],
  ['distrusted', 'Certificado con una firma que ya no vale', 'bad'],
  ['unknown', 'No encontramos ese código', 'bad'],
] as const)('a code that is %s', (state, title, look) => {
  expect(verdictOf({ found: found(state), typed: code })).toMatchObject({ title, look });
  expect(verifyTitle({ found: found(state), typed: code, register: null })).toBe(title);
});

test('what cannot be a code of ours is told from a code that nobody has', () => {
  expect(verdictOf({ found: found('unknown'), typed: 'hola' }).title).toBe('Eso no es un código nuestro');
  expect(verdictOf({ found: found('valid'), typed: 'hola' }).title).toBe('Certificado válido');
});

test('a withdrawn key is told with its day, and what that means for the certificate', () => {
  const withdrawn = (state: Verification['state']) =>
    signerNote({ ...found(state), signerWithdrawn: '24 de noviembre de 2026' });
  expect(withdrawn('valid')).toContain(
    'se retiró el 24 de noviembre de 2026; el certificado se emitió antes',
  );
  expect(withdrawn('distrusted')).toBe('La clave no vale desde el 24 de noviembre de 2026.');
  expect(signerNote({ ...found('valid'), signerWithdrawn: null })).toBeNull();
});

test('before anything was asked the screen has its own title', () => {
  expect(verifyTitle({ found: null, typed: '', register: null })).toBe('Verificar un certificado');
});

test('every printed field stands in the order of the paper', () => {
  const certificate = {
    code,
    heading: 'Certificado digital',
    fullName: 'María Quispe',
    isNameDeclared: false,
    documentNumber: '••••••3 LP',
    courseTitle: 'Tu cuenta',
    grade: 92,
    lessons: '4 módulos',
    reading: '45 minutos de lectura',
    examDate: '18 de noviembre de 2026',
    isByHand: false,
    issuedDate: '19 de noviembre de 2026',
    institute: 'Instituto',
    signatories: [
      { name: 'Ana Soliz', post: 'Dirección' },
      { name: 'Luis Rojas', post: 'Docencia' },
    ],
  };
  const fields = printedFields(certificate).map(([label, text]) => `${label}: ${text}`);
  expect(fields).toEqual([
    'Otorgado a: María Quispe',
    'Documento de identidad: ••••••3 LP',
    'Curso: Tu cuenta',
    'Nota final: 92 de 100',
    'Contenido: 4 módulos · 45 minutos de lectura',
    'Examen rendido el: 18 de noviembre de 2026',
    'Fecha de emisión: 19 de noviembre de 2026',
    'Emitido por: Instituto',
    'Firma: Ana Soliz, Dirección',
    'Firma: Luis Rojas, Docencia',
    'Documento: Certificado digital',
    `Código: ${code}`,
  ]);
  expect(printedFields({ ...certificate, documentNumber: null }).map(([label]) => label)).not.toContain(
    'Documento de identidad',
  );
});
