import { describe, expect, test } from 'vitest';
import type { Verification } from '../../../../contract/certificates/calls.ts';
import { codeIn } from '../../../../contract/certificates/code.ts';
import { differencesOf, mostBytes, noCode, unreadableVerdict, verdictOf } from './check-file.rules.ts';

const certificate: NonNullable<Verification['certificate']> = {
  code: 'AP-7K4M-2Q9X-B3TD',
  heading: 'Certificado digital de participación',
  fullName: 'María Quispe Ñúñez',
  isNameDeclared: false,
  documentNumber: '••••••3 LP',
  courseTitle: 'Entiende tu cuenta individual',
  grade: 92,
  lessons: '4 módulos',
  reading: '45 minutos de lectura',
  examDate: '18 de noviembre de 2026',
  isByHand: false,
  issuedDate: '18 de noviembre de 2026',
  institute: 'Instituto de Formación Previsional',
  signatories: [{ name: 'Ana Soliz', post: 'Dirección' }],
};
const found: Verification = {
  state: 'valid',
  certificate,
  ended: null,
  replacedBy: null,
  file: { sha256: 'aa', isSigned: true, later: ['cc'] },
  isHolderGone: false,
  signerWithdrawn: null,
  checkedAt: '2026-11-18T15:00:00Z',
};
const text =
  'El Instituto de Formación Previsional certifica que María Quispe  Ñúñez Documento de identidad 4821993 LP ' +
  'completó y aprobó el curso Entiende tu cuenta individual 4 módulos · 45 minutos de lectura · examen rendido el ' +
  '18 de noviembre de 2026 92de 100 Ana Soliz Dirección AP-7K4M-2Q9X-B3TD';
const intact = { state: 'intact', isWhole: true, fingerprint: 'ours' } as const;
const judged = (changes: Partial<Parameters<typeof verdictOf>[0]>, about: Partial<Verification> = {}) =>
  verdictOf({ text, sha256: 'bb', signature: intact, ...changes }, { ...found, ...about }, [
    { fingerprint: 'ours', withdrawnAt: null },
    { fingerprint: 'leaked', withdrawnAt: '2026-11-20T12:00:00Z' },
  ]);
/** A certificate whose file was not signed when it was issued. */
const beforeSigning = { file: { sha256: 'aa', isSigned: false, later: [] } };
const said = (...given: Parameters<typeof judged>) => {
  const { title, sentence } = judged(...given);
  return `${title}. ${sentence}`;
};

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

test('a number that is masked around a point is another one without the point', () => {
  const masked = { ...certificate, documentNumber: '•••.3 LP' };
  expect(differencesOf(text.replace('4821993', '482.3'), masked)).toEqual([]);
  expect(differencesOf(text.replace('4821993', '482-3'), masked)).toHaveLength(1);
});

describe('what cannot be read', () => {
  test('says what it is and what to do', () => {
    const told = (['tooBig', 'notPdf', 'protected', 'damaged'] as const).map(unreadableVerdict);
    expect([...told, noCode]).toEqual(
      [
        [
          'No es un certificado nuestro',
          'Ese archivo es demasiado grande: los nuestros pesan menos de 2 MB.',
        ],
        ['No es un PDF', 'Elige el archivo PDF del certificado, tal como se descargó.'],
        ['El PDF tiene contraseña', 'Los certificados que emitimos no la llevan: pide el archivo original.'],
        ['No pudimos leer ese PDF', 'El archivo está dañado o incompleto. Pide otra copia.'],
        ['No es un certificado nuestro', 'Ese PDF no lleva el código de un certificado.'],
      ].map(([title, sentence]) => ({ look: 'bad', title, sentence, differences: [] })),
    );
    expect(mostBytes, 'two of the MB that the sentence names').toBe(2_097_152);
  });
});

describe('verdictOf', () => {
  test('only a file that stands looks well; one that was changed says what differs', () => {
    expect(judged({ sha256: 'aa' })).toMatchObject({ look: 'ok', differences: [] });
    expect(judged({ sha256: 'aa' }, { state: 'replaced' }).look).toBe('old');
    expect(judged({ sha256: 'aa' }, { state: 'revoked' })).toMatchObject({
      look: 'bad',
      sentence: 'Es el que emitimos, sin ningún cambio, pero el certificado ya no vale.',
    });
    expect(judged({ text: text.replace('92de', '99de') })).toMatchObject({
      look: 'bad',
      differences: ['La nota no coincide: nuestro registro dice «92 de 100».'],
    });
    expect(judged({ signature: { state: 'unsigned' } }, beforeSigning).look).toBe('old');
    expect(judged({ signature: { state: 'unsigned' } }).look).toBe('bad');
    expect(judged({}, { certificate: null }).look).toBe('bad');
  });

  test('the very file that was issued is genuine, in each state of its certificate', () => {
    const same = { sha256: 'aa' };
    const valid = 'Archivo auténtico. Es el que emitimos, sin ningún cambio, y el certificado es válido.';
    expect(said(same)).toBe(valid);
    expect(said({ ...same, signature: { state: 'unsigned' } }, beforeSigning)).toBe(valid);
    expect(said(same, { state: 'replaced' })).toBe(
      'Archivo auténtico, certificado sustituido. Es el que emitimos, sin ningún cambio, pero otro certificado lo sustituye.',
    );
    expect(said(same, { state: 'revoked' })).toBe(
      'Archivo auténtico, certificado revocado. Es el que emitimos, sin ningún cambio, pero el certificado ya no vale.',
    );
    expect(judged(same, { state: 'unknown' })).toMatchObject({
      look: 'bad',
      title: 'No es un certificado nuestro',
      sentence: 'No está en nuestro registro.',
    });
  });

  test('each other file has a sentence of its own', () => {
    const unsigned = { signature: { state: 'unsigned' } } as const;
    const afterSigning =
      'El archivo fue cambiado. Los datos que muestra coinciden con nuestro registro, pero cambió después de firmarse.';
    expect(said({}, { state: 'unknown', certificate: null })).toBe(
      'No es un certificado nuestro. El código que lleva no está en nuestro registro.',
    );
    expect(said({ text: text.replace('92de', '99de') })).toBe(
      'El archivo fue cambiado. No dice lo mismo que nuestro registro.',
    );
    expect(said({ signature: { ...intact, fingerprint: 'theirs' } })).toBe(
      'La firma no es nuestra. Alguien más firmó este archivo.',
    );
    expect(said({ signature: { ...intact, fingerprint: 'leaked' } })).toBe(
      'La firma ya no vale. Lo firmó una clave que la institución retiró, y no es el archivo que emitimos: alguien pudo usarla sin permiso.',
    );
    expect(said(unsigned)).toBe(
      'Al archivo le falta la firma. Sus datos coinciden con nuestro registro, pero no es el archivo que emitimos: pide el original.',
    );
    expect(said({ signature: { state: 'broken' } })).toBe(afterSigning);
    expect(said({ signature: { ...intact, isWhole: false } })).toBe(afterSigning);
    expect(said(unsigned, beforeSigning)).toBe(
      'Certificado anterior a la firma electrónica. Sus datos coinciden con nuestro registro, pero este archivo no es la copia que guardamos.',
    );
  });
});
