import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdfSignature } from '../../../contract/certificates/pdf-signature.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import { findProgram, lacking } from '../../testing/programs.ts';
import { typesetDocument } from '../pdf/pdf.ts';
import { ConfigError } from '../process/start-refusal.ts';
import { signPdf } from './sign-pdf.ts';
import { fingerprintOf, loadSigningKey, type SigningKey } from './signing-key.ts';

const at = new Date('2026-11-18T15:04:05Z');
const own = { file: undefined, password: '', name: 'Instituto de Formación Previsional', now: at };
const folder = await folderForTests('signing-');
let key: SigningKey;
let pdf: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  key = await loadSigningKey({ ...own, dataDir: folder });
  const sections = [{ heading: 'Uno', paragraphs: ['Texto.'] }];
  const about = { portalName: 'Aula', institute: 'Instituto', issuedAt: at.toISOString() };
  pdf = await typesetDocument({ title: 'Título', description: 'De prueba.', sections, ...about });
  signed = await signPdf(pdf, key, { name: own.name, reason: 'Certificado', at });
});

const changed = (at: number): Uint8Array => signed.map((byte, place) => (place === at ? byte ^ 1 : byte));

describe('a signed PDF', () => {
  it('is the PDF as it was, with an addition', () => {
    expect(Buffer.from(signed.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    expect(signed.length - pdf.length).toBeLessThan(8000);
  });

  it('is valid for a verifier that shares no library with the signer, and covers the whole file', async () => {
    const [certificate = new Uint8Array()] = key.chain;
    expect(await readPdfSignature(signed)).toEqual({
      state: 'intact',
      isWhole: true,
      fingerprint: fingerprintOf(certificate),
    });
  });

  it('is broken by one changed byte anywhere, and by anything added', async () => {
    const gap = Buffer.from(signed).lastIndexOf('/Contents <') + 2000;
    for (const place of [20, 2000, pdf.length - 20, pdf.length + 300, gap, signed.length - 8])
      expect(await readPdfSignature(changed(place)), `byte ${place}`).not.toMatchObject({
        state: 'intact',
        isWhole: true,
      });
    const longer = Buffer.concat([signed, Buffer.from('\n')]);
    expect(await readPdfSignature(longer)).toMatchObject({ isWhole: false });
    expect(await readPdfSignature(pdf)).toEqual({ state: 'unsigned' });
  });

  const pdfsig = findProgram('pdfsig');
  it('is valid for poppler, and a changed byte breaks it', async ({ skip }) => {
    skip(pdfsig === undefined, lacking('pdfsig'));
    const verdict = async (bytes: Uint8Array) => {
      const path = join(folder, 'signed.pdf');
      await writeFile(path, bytes);
      return execFileSync(pdfsig ?? '', [path], { encoding: 'utf8' });
    };
    expect(await verdict(signed)).toMatch(/Total document signed[\s\S]*Signature is Valid/);
    expect(await verdict(changed(2000))).toContain('Digest Mismatch');
  });
});

describe('the signing key', () => {
  it('is made once, for the portal alone', async () => {
    const path = join(folder, 'signing/certificates.pem');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const before = await readFile(path);
    const again = await Promise.all([1, 2].map(() => loadSigningKey({ ...own, dataDir: folder })));
    expect(again.map(({ chain }) => chain)).toEqual([key.chain, key.chain]);
    expect(await readFile(path)).toEqual(before);
  });

  it('stops the start where it cannot be read', async () => {
    const file = join(folder, 'otra.p12');
    await writeFile(file, 'no');
    await expect(loadSigningKey({ ...own, file, dataDir: folder })).rejects.toBeInstanceOf(ConfigError);
    const spoilt = await mkdtemp(join(folder, 'spoilt-'));
    await loadSigningKey({ ...own, dataDir: spoilt });
    await writeFile(join(spoilt, 'signing/certificates.pem'), 'no');
    await expect(loadSigningKey({ ...own, dataDir: spoilt })).rejects.toThrow('is damaged');
  });
});
