import { describe, expect, test } from 'vitest';
import type { Verification } from '../../../../contract/calls/certificate.ts';
import { codeIn } from '../../../../contract/content/certificate-code.ts';
import { differencesOf, verdictOf } from './check-file.rules.ts';

const certificate: NonNullable<Verification['certificate']> = {
  code: 'AP-7K4M-2Q9X-B3TD',
  heading: 'Certificado digital de participación',
  fullName: 'María Quispe Ñúñez',
  documentNumber: '••••••3 LP',
  courseTitle: 'Entiende tu cuenta individual',
  grade: 92,
  lessons: '4 módulos',
  reading: '45 minutos de lectura',
  examDate: '18 de noviembre de 2026',
  issuedDate: '18 de noviembre de 2026',
  institute: 'Instituto de Formación Previsional',
  signatories: [{ name: 'Ana Soliz', post: 'Dirección' }],
};
const found: Verification = {
  state: 'valid',
  certificate,
  ended: null,
  replacedBy: null,
  file: { sha256: 'aa', isSigned: true },
  isHolderGone: false,
  checkedAt: '2026-11-18T15:00:00Z',
};
const text =
  'El Instituto de Formación Previsional certifica que María Quispe  Ñúñez Documento de identidad 4821993 LP ' +
  'completó y aprobó el curso Entiende tu cuenta individual 4 módulos · 45 minutos de lectura · examen rendido el ' +
  '18 de noviembre de 2026 92de 100 Ana Soliz Dirección AP-7K4M-2Q9X-B3TD';
const intact = { state: 'intact', isWhole: true, fingerprint: 'ours' } as const;
const titleOf = (changes: Partial<Parameters<typeof verdictOf>[0]>, about: Partial<Verification> = {}) =>
  verdictOf({ text, sha256: 'bb', signature: intact, ...changes }, { ...found, ...about }, ['ours']).title;

test('the code is found in the text', () => {
  expect(codeIn(text)).toBe(certificate.code);
  expect(codeIn('Código AP-7K4M-2Q9X.')).toBe('AP-7K4M-2Q9X'); // from before November 2026
  for (const none of ['AP-7K4M', 'AP-7K4M-2Q9', 'XX-7K4M-2Q9X', 'AP-7K4M-2Q9X-B3TD-1234'])
    expect(codeIn(none)).toBeUndefined();
});

describe('differencesOf', () => {
  test('finds none in what was printed', () => expect(differencesOf(text, certificate)).toEqual([]));

  test.each([
    ['María', 'Marta', 'El nombre no coincide: nuestro registro dice «María Quispe Ñúñez».'],
    ['92de', '99de', 'La nota no coincide: nuestro registro dice «92 de 100».'],
    ['92de', '192de', 'La nota no coincide: nuestro registro dice «92 de 100».'],
    ['individual', 'ajena', 'El curso no coincide: nuestro registro dice «Entiende tu cuenta individual».'],
    [
      'el 18 de',
      'el 8 de',
      'La fecha del examen no coincide: nuestro registro dice «18 de noviembre de 2026».',
    ],
    ['4821993', '4821994', 'El documento de identidad no coincide: nuestro registro dice «••••••3 LP».'],
    ['4821993', '14821993', 'El documento de identidad no coincide: nuestro registro dice «••••••3 LP».'],
    ['4 módulos', '5 módulos', 'El contenido no coincide: nuestro registro dice «4 módulos».'],
    [
      '45 minutos',
      '60 minutos',
      'El tiempo de lectura no coincide: nuestro registro dice «45 minutos de lectura».',
    ],
    [
      'El Instituto de Formación Previsional',
      'Otro',
      'La institución no coincide: nuestro registro dice «Instituto de Formación Previsional».',
    ],
    ['Dirección', 'Portería', 'El cargo de quien firma no coincide: nuestro registro dice «Dirección».'],
    ['Ana', 'Eva', 'Una firma no coincide: nuestro registro dice «Ana Soliz».'],
  ])('names what was changed: %s for %s', (was, is, sentence) => {
    expect(differencesOf(text.replace(was, is), certificate)).toEqual([sentence]);
  });
});

describe('verdictOf', () => {
  test('only a file that stands looks well; one that was changed says what differs', () => {
    const lookOf = (changes: Partial<Parameters<typeof verdictOf>[0]>, about: Partial<Verification> = {}) =>
      verdictOf({ text, sha256: 'bb', signature: intact, ...changes }, { ...found, ...about }, ['ours']);
    expect(lookOf({ sha256: 'aa' })).toMatchObject({ look: 'ok', differences: [] });
    expect(lookOf({ sha256: 'aa' }, { state: 'replaced' }).look).toBe('old');
    expect(lookOf({ sha256: 'aa' }, { state: 'revoked' })).toMatchObject({
      look: 'bad',
      sentence: 'Es el que emitimos, sin ningún cambio, pero el certificado ya no vale.',
    });
    expect(lookOf({ text: text.replace('92de', '99de') })).toMatchObject({
      look: 'bad',
      differences: ['La nota no coincide: nuestro registro dice «92 de 100».'],
    });
    const beforeSigning = { file: { sha256: 'aa', isSigned: false } };
    expect(lookOf({ signature: { state: 'unsigned' } }, beforeSigning).look).toBe('old');
    expect(lookOf({ signature: { state: 'unsigned' } }).look).toBe('bad');
    expect(lookOf({}, { certificate: null }).look).toBe('bad');
  });

  test('the very file that was issued is genuine, in each state of its certificate', () => {
    const same = { sha256: 'aa' };
    expect(titleOf(same)).toBe('Archivo auténtico');
    expect(titleOf(same, { state: 'replaced' })).toBe('Archivo auténtico, certificado sustituido');
    expect(titleOf(same, { state: 'revoked' })).toBe('Archivo auténtico, certificado revocado');
    expect(
      titleOf({ ...same, signature: { state: 'unsigned' } }, { file: { sha256: 'aa', isSigned: false } }),
    ).toBe('Archivo auténtico');
  });

  test('each other file has a sentence of its own', () => {
    expect(titleOf({}, { state: 'unknown', certificate: null })).toBe('No es un certificado nuestro');
    expect(titleOf({ text: text.replace('92de', '99de') })).toBe('El archivo fue cambiado');
    expect(titleOf({ signature: { ...intact, fingerprint: 'theirs' } })).toBe('La firma no es nuestra');
    expect(titleOf({ signature: { state: 'unsigned' } })).toBe('Al archivo le falta la firma');
    expect(titleOf({ signature: { state: 'broken' } })).toBe('El archivo fue cambiado');
    expect(titleOf({ signature: { ...intact, isWhole: false } })).toBe('El archivo fue cambiado');
    expect(titleOf({ signature: { state: 'unsigned' } }, { file: { sha256: 'aa', isSigned: false } })).toBe(
      'Certificado anterior a la firma electrónica',
    );
  });
});
