import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { givenColours } from '../../../../contract/settings/brand-colours.ts';
import { closePdf } from '../../../platform/pdf/pdf.ts';
import { fourColours } from '../../../testing/files/images.ts';
import { readPdf, readQr } from '../../../testing/files/read-pdf.ts';
import { type CertificatePdf, drawCertificate, typesetCertificate } from './typeset-certificate.ts';

const certificate: CertificatePdf = {
  heading: 'Certificado digital de participación',
  lead: 'El Instituto de Formación Previsional certifica que',
  achievement: 'completó y aprobó el curso',
  fullName: 'María Fernanda Ñúñez Güell',
  courseTitle: 'Entiende tu cuenta individual',
  grade: 92,
  lessonsText: '4 módulos',
  readingText: '45 minutos de lectura',
  gradedText: 'examen rendido el 18 de noviembre de 2026',
  code: 'AP-7K4M-2Q9X-B3TD',
  institute: 'Instituto de Formación Previsional',
  portalName: 'Aula Previsional',
  colours: givenColours,
  signatures: [
    { name: 'Elena Vargas Soliz', post: 'Dirección académica' },
    { name: 'Tomás Arce Molina', post: 'Administradora de fondos de pensiones' },
  ],
  credential: 'e30.e30.c2ln',
  verifyUrl: 'https://aula.example/certificado/AP-7K4M-2Q9X-B3TD',
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
      await typesetCertificate({ ...certificate, documentText: '4821993 LP, según declaró' }),
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
      'AP-7K4M-2Q9X-B3TD',
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
    expect(fonts.filter((name) => !/^(Fraunces|AtkinsonHyperlegibleNext|AulaCero)/.test(name))).toEqual([]);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(6);
  });

  test('has the zeros of screens, and the slashed one in its code alone', async () => {
    const fontsOf = async (code: string) => {
      const { raw } = await readPdf(await typesetCertificate({ ...certificate, code }));
      return [...raw.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
    };
    const fonts = await fontsOf('AP-7K4M-2Q9X-B3TD');
    expect(fonts.filter((name) => name?.startsWith('AulaCero')).length).toBeGreaterThan(0);
    expect(await fontsOf('AP-0000-0000-0000')).toEqual(fonts);
  });

  test('keeps to PDF/A-3a, and to PDF/UA-1 too: Typst sets the same paper by both', async () => {
    const archive = await readPdf(await typesetCertificate(certificate));
    expect(archive.standards).toEqual({ archive: '3A', access: '' }); // the other mark comes with the signature
    const accessible = await readPdf(await typesetCertificate(certificate, 'ua-1'));
    expect(accessible.standards).toEqual({ archive: '', access: '1' });
    // the second number is the place of a picture on the page
    const common = (tags: string) => tags.replace(/\d+R/g, 'R').replace(/,"bbox":\[[\d.,]+\]/g, '');
    expect(common(accessible.tags)).toBe(common(archive.tags));
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

  test('has names of any Latin spelling, which are copied from it as they are', async () => {
    const courseTitle = 'Nguyễn Thị Ơn, Arẽ Ỹvỹ Avañe’ẽ';
    const fullName = 'Ștefan Żółć Dvořák Ağaoğlu Þór Ərkin Ŵyn Ŋgũgĩ';
    const text = await certificateText({ fullName, courseTitle });
    for (const words of [fullName, courseTitle]) expect(text).toContain(words);
  });

  test('is made whatever a text has that no font draws: like it, or without it', async () => {
    const text = await certificateText({ fullName: 'Ḁna ʻOkina 李', courseTitle: 'Tu pensión 🎉 → hoy' });
    for (const words of ['Ana ‘Okina ?', 'Tu pensión']) expect(text).toContain(words);
  });

  test('is made of titles with any sign that nobody sees, which is left out', async () => {
    const controls = Array.from({ length: 31 }, (_, at) => String.fromCharCode(at + 1));
    const others = ['\x7f', '\x85', '\ufffe', '\ufdd0', '\u202e', '\u2028', '\ue000', '\u{e0001}', '\u0378'];
    const ends = ['\t', '\n', '\v', '\f', '\r', '\x85', '\u2028'];
    for (const sign of [...controls, ...others]) {
      const text = await certificateText({ courseTitle: `Uno${sign}Dos` });
      if (!ends.includes(sign)) expect(text).toContain('UnoDos');
      else expect(text).toMatch(/Uno\s?Dos/);
    }
  });

  test('fits a name of ninety characters on its page', async () => {
    const fullName =
      'Maximiliano Bartolomé de las Mercedes Fernández-Villavicencio y Gutiérrez de la Concha Núñ';
    expect(fullName).toHaveLength(90);
    expect(await certificateText({ fullName })).toContain(fullName);
    expect(await certificateText({ fullName: 'W'.repeat(90) })).toContain('W'.repeat(90));
  });

  test('says where to verify it; another library reads the QR code from the drawn page', async () => {
    const pdf = await typesetCertificate(certificate);
    const { pages } = await readPdf(pdf);
    expect(pages[0]?.text).toContain('Verifica este certificado en aula.example/verificar AP-7K4M-2Q9X-B3TD');
    expect(pages[0]?.links).toEqual([certificate.verifyUrl]);
    expect(await readQr(pdf)).toBe(certificate.verifyUrl);
  });

  test('nobody signs where nobody was named', async () => {
    const text = await certificateText({ signatures: [] });
    expect(text).not.toContain('Vargas');
    expect(text).toContain('AP-7K4M-2Q9X-B3TD');
  });

  test('shows the pictures of the institute with their meaning', async () => {
    const png = await fourColours(120, 60).png().toBuffer();
    const [first] = certificate.signatures;
    const pdf = await typesetCertificate({
      ...certificate,
      logo: png,
      seal: png,
      signatures: [{ ...first, name: 'Ana', post: 'Dirección', picture: png }],
    });
    const { tags } = await readPdf(pdf);
    for (const meaning of ['Firma de Ana', 'Logotipo: Instituto', 'Sello: Instituto'])
      expect(tags).toContain(meaning);
  });

  test('frame, heading and seal are in the institute’s colours', async () => {
    const seen = async (colours: CertificatePdf['colours']) => {
      const svg = Buffer.from(await drawCertificate({ ...certificate, colours }));
      const { data, info } = await sharp(svg).raw().toBuffer({ resolveWithObject: true });
      // within the seal of the first corner, beside its sun
      const [x, y] = [Math.round((62 / 1188) * info.width), Math.round((30 / 840) * info.height)];
      const at = (y * info.width + x) * info.channels;
      return { corner: `#${data.subarray(at, at + 3).toString('hex')}`, letters: svg.toString('utf8') };
    };
    const blue = { brand: '#1f4578', sun: '#e9a820' };
    const [own, given] = [await seen(blue), await seen(givenColours)];
    expect([own.corner, given.corner]).toEqual([blue.brand, givenColours.brand]);
    expect(own.letters).toContain(blue.brand);
    expect(own.letters).not.toContain(givenColours.brand);
  });

  test('the four corners show the institute’s logo, and the portal’s seal where there is none', async () => {
    const logo = await fourColours(120, 120).png().toBuffer();
    const drawn = async (changes: Partial<CertificatePdf>) =>
      Buffer.from(await drawCertificate({ ...certificate, ...changes })).toString('utf8');
    const pictures = (svg: string) => svg.match(/<image/g)?.length ?? 0;
    const [own, portals] = [await drawn({ logo }), await drawn({})];
    expect(pictures(own) - pictures(portals)).toBe(5 - 1); // the head's and four; the portal's head has a seal
    const plain = await sharp(Buffer.from(await drawn({})))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const logoed = await sharp(Buffer.from(own)).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = logoed.info;
    expect(plain.info.width).toBe(width);
    for (const [x, y] of [
      [11 / 297, 11 / 210],
      [286 / 297, 11 / 210],
      [11 / 297, 199 / 210],
      [286 / 297, 199 / 210],
    ] as const) {
      const at = (Math.round((y - 0.008) * height) * width + Math.round((x - 0.006) * width)) * channels;
      expect([...logoed.data.subarray(at, at + 3)]).toEqual([224, 0, 0]); // its upper left quarter
    }
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
      reason: { message: expect.stringContaining('post') },
    });
    expect(next.status).toBe('fulfilled');
  });
});
