import { encode } from 'uqr';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdf } from '../../platform/pdf/pdf.ts';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { type CertificatePdf, typesetCertificate } from './typeset-certificate.ts';

const certificate: CertificatePdf = {
  fullName: 'María Fernanda Ñúñez Güell',
  courseTitle: 'Entiende tu cuenta individual',
  grade: 92,
  lessonsText: '4 módulos',
  readingText: '45 minutos de lectura',
  examDateText: '18 de noviembre de 2026',
  code: 'AP-7K4M-2Q9X-B3TD',
  institute: 'Instituto de Formación Previsional',
  portalName: 'Aula Previsional',
  signatures: [
    { name: 'Elena Vargas Soliz', role: 'Dirección académica' },
    { name: 'Tomás Arce Molina', role: 'Administradora de fondos de pensiones' },
  ],
  issuedAt: '2026-11-18T15:04:05.000Z',
};

async function certificateText(changes: Partial<CertificatePdf>): Promise<string> {
  const { pages } = await readPdf(await typesetCertificate({ ...certificate, ...changes }));
  expect(pages).toHaveLength(1);
  return pages[0]?.text ?? '';
}

afterAll(closePdf);

describe('a certificate', () => {
  test('is one A4 landscape page that says what it was given, accents included', async () => {
    const { pages } = await readPdf(
      await typesetCertificate({ ...certificate, documentNumber: '4821993 LP' }),
    );
    expect(pages.map((page) => page.size)).toEqual([[842, 595]]);
    for (const words of [
      'María Fernanda Ñúñez Güell',
      'Entiende tu cuenta individual',
      'El Instituto de Formación Previsional certifica que',
      '4 módulos · 45 minutos de lectura · examen rendido el 18 de noviembre de 2026',
      'Documento de identidad 4821993 LP',
      'Tomás Arce Molina',
      'Administradora de fondos de pensiones',
      'Código de certificado AP-7K4M-2Q9X-B3TD',
      '92',
      'de 100',
    ]) {
      expect(pages[0]?.text).toContain(words);
    }
  });

  test('is tagged, in Spanish, titled, and embeds its fonts', async () => {
    const { info, tags, raw } = await readPdf(await typesetCertificate(certificate));
    expect(info.Title).toContain('María Fernanda Ñúñez Güell');
    expect(info).toMatchObject({ Author: certificate.institute, Language: 'es' });
    expect(info.CreationDate).toMatch(/^D:20261118150405/);
    expect(tags).toContain('"H1"');
    const fonts = [...raw.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+(\w+)/g)].map((found) => found[1] ?? '');
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => !/^(Fraunces|AtkinsonHyperlegibleNext)/.test(name))).toEqual([]);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(4);
  });

  test('has the same bytes for the same data', async () => {
    const [first, second] = [await typesetCertificate(certificate), await typesetCertificate(certificate)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  test('shows markup in a name as it was written', async () => {
    const fullName = '#text[x] *a* $x$ _b_ @c \\ "d" <e>';
    expect(await certificateText({ fullName })).toContain(fullName);
  });

  test('composes a decomposed letter', async () => {
    expect(await certificateText({ fullName: 'Jose\u0301 Nun\u0303ez' })).toContain('José Nuñez');
  });

  test('fits a name of ninety characters on its page', async () => {
    const fullName =
      'Maximiliano Bartolomé de las Mercedes Fernández-Villavicencio y Gutiérrez de la Concha Núñ';
    expect(fullName).toHaveLength(90);
    expect(await certificateText({ fullName })).toContain(fullName);
    expect(await certificateText({ fullName: 'W'.repeat(90) })).toContain('W'.repeat(90));
  });

  test('shows where to verify it once an address is given', async () => {
    const verifyUrl = 'https://aula.example/verificar';
    const qr = encode(`${verifyUrl}?codigo=AP-7K4M-2Q9X-B3TD`, { border: 0 }).data;
    const { pages } = await readPdf(await typesetCertificate({ ...certificate, verifyUrl, qr }));
    expect(pages[0]?.text).toContain('Verifica este certificado en aula.example/verificar AP-7K4M-2Q9X-B3TD');
    expect(pages[0]?.text).not.toContain('Código de certificado');
    expect(pages[0]?.links).toEqual([verifyUrl]);
  });

  test('refuses a date that is none', async () => {
    await expect(typesetCertificate({ ...certificate, issuedAt: 'ayer' })).rejects.toThrow('Not a date');
  });

  test('refuses what Typst refuses, and the next one is set', async () => {
    const broken = { ...certificate, signatures: [{ name: 'Sin cargo' }] } as unknown as CertificatePdf;
    const [refused, next] = await Promise.allSettled([
      typesetCertificate(broken),
      typesetCertificate(certificate),
    ]);
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('role') },
    });
    expect(next.status).toBe('fulfilled');
  });
});
