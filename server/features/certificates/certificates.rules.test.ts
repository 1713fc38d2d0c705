import { describe, expect, it } from 'vitest';
import {
  certificateCode,
  certificateFileName,
  codeBytes,
  gradedText,
  leadText,
  lessonsText,
  longDate,
  maskedDocument,
  printedName,
  readingText,
} from './certificates.rules.ts';

describe('what a certificate says', () => {
  it('names the institute wherever its design wants it', () => {
    expect(leadText('El {instituto} certifica que', 'Instituto')).toBe('El Instituto certifica que');
    expect(leadText('Se certifica que', 'Instituto')).toBe('Se certifica que');
  });

  it('says of a grade by hand that the institute gave it, not that an exam was sat', () => {
    const examDate = '2026-11-18';
    expect(gradedText({ examDate, isByHand: false })).toBe('examen rendido el 18 de noviembre de 2026');
    expect(gradedText({ examDate, isByHand: true })).toBe(
      'nota dada por la institución el 18 de noviembre de 2026',
    );
  });

  it.each([
    ['Fundación Altiplano', 'La Fundación Altiplano certifica que'],
    ['Escuela de Pensiones', 'La Escuela de Pensiones certifica que'],
    ['Universidad, sede sur', 'La Universidad, sede sur certifica que'],
    ['Centro Boliviano', 'El Centro Boliviano certifica que'],
    ['Programa de Retiro', 'El Programa de Retiro certifica que'],
    ['La Boliviana', 'La Boliviana certifica que'],
  ])('puts the article that agrees before the institute: %s', (institute, text) =>
    expect(leadText('El {instituto} certifica que', institute)).toBe(text),
  );

  it('has a code that can be read aloud', () => {
    const bytes = Uint8Array.from([0, 31, 32, 255, 10, 18, 19, 27, 1, 2, 3, 4]);
    expect(certificateCode(bytes)).toBe('AP-0Z0Z-AJKV-1234');
    for (let byte = 0; byte < 256; byte += 1) {
      expect(certificateCode(new Uint8Array(codeBytes).fill(byte))).toMatch(
        /^AP(-[0-9A-HJKMNP-TV-Z]{4}){3}$/,
      );
    }
  });

  it('composes letters and spaces of a name', () => {
    expect(printedName(' Jose\u0301  Luis', 'Mun\u0303oz ')).toBe('José Luis Muñoz');
  });

  it.each([
    [1, '1 módulo', '1 minuto de lectura'],
    [45, '45 módulos', '45 minutos de lectura'],
    [59, '59 módulos', '59 minutos de lectura'],
    [60, '60 módulos', '1 hora de lectura'],
    [74, '74 módulos', '1 hora de lectura'],
    [75, '75 módulos', '1,5 horas de lectura'],
    [80, '80 módulos', '1,5 horas de lectura'],
    [150, '150 módulos', '2,5 horas de lectura'],
    [239, '239 módulos', '4 horas de lectura'],
  ])('%i is %j and %j', (count, lessons, reading) => {
    expect(lessonsText(count)).toBe(lessons);
    expect(readingText(count)).toBe(reading);
  });

  it('shows its date in words', () => {
    expect(longDate('2026-11-18')).toBe('18 de noviembre de 2026');
    expect(longDate('2026-01-01')).toBe('1 de enero de 2026');
  });

  it.each([
    ['Entiende tu cuenta individual', 'certificado-entiende-tu-cuenta-individual.pdf'],
    ['¿Qué es la pensión? (Año 2026)', 'certificado-que-es-la-pension-ano-2026.pdf'],
    ['年金', 'certificado.pdf'],
  ])('%j is saved as %j', (title, name) => {
    expect(certificateFileName(title)).toBe(name);
  });
});

describe('what anybody may read of one', () => {
  it.each([
    ['4821993 LP', '••••••3 LP'],
    ['4.821.993-1A', '•.•••.••3-1A'],
    ['123456', '•••456'],
    ['12345', '•••45'],
    ['12', '•2'],
    ['1', '•'],
    ['', ''],
  ])('of the document %j %j: three signs, never more than half', (number, masked) => {
    expect(maskedDocument(number)).toBe(masked);
  });
});
