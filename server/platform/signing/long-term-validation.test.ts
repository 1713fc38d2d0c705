import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdfSignature } from '../../../contract/certificates/pdf-signature.ts';
import { openAuthority } from '../../testing/authority.ts';
import { folderForTests, openForTests } from '../../testing/lifetime.ts';
import { findProgram, lacking } from '../../testing/programs.ts';
import { typesetDocument } from '../pdf/pdf.ts';
import {
  timeStampsOf,
  type ValidationData,
  withTimeStamp,
  withValidationData,
} from './long-term-validation.ts';
import { validationDataOf } from './revocation.ts';
import { signPdf } from './sign-pdf.ts';
import { fingerprintOf } from './signing-key.ts';
import { askTimeStamp, chainIn, readTimeStamp } from './time-stamp.ts';

const patience = 5000;
const folder = await folderForTests('aged-');
let signed: Uint8Array;
let stamped: Uint8Array;
let aged: Uint8Array;
let data: ValidationData;

const stamp = async (bytes: Uint8Array) => (await askTimeStamp(authority.url, bytes, patience)).token;
const isAdditionTo = (longer: Uint8Array, before: Uint8Array) =>
  longer.length > before.length && Buffer.from(longer.subarray(0, before.length)).equals(before);

const authority = openForTests(openAuthority);
beforeAll(async () => {
  const about = { portalName: 'Aula', institute: 'Instituto', issuedAt: '2026-11-18T15:04:05Z' };
  const sections = [{ heading: 'Uno', paragraphs: ['Texto.'] }];
  const pdf = await typesetDocument({ title: 'Título', description: 'De prueba.', sections, ...about });
  const at = new Date('2026-11-18T15:04:05Z');
  signed = await signPdf(pdf, authority.signer, { name: 'Instituto', reason: 'Certificado', at });
  stamped = await withTimeStamp(signed, stamp);
  const tokens = timeStampsOf(stamped).map(chainIn);
  data = await validationDataOf([authority.signer.chain, ...tokens], patience);
  aged = withValidationData(stamped, data);
});

async function kept(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
const pem = (der: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----\n`;

/** The bytes that a file's newest signature covers, and its token. */
function newestSignature(bytes: Uint8Array): { covered: Buffer; value: Buffer } {
  const file = Buffer.from(bytes);
  const ranges = [...file.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)];
  const [start = 0, end = 0, rest = 0] = (ranges.at(-1) ?? []).slice(1).map(Number);
  const covered = Buffer.concat([file.subarray(0, start), file.subarray(end, end + rest)]);
  return { covered, value: Buffer.from(file.subarray(start + 1, end - 1).toString('latin1'), 'hex') };
}

describe('a signed PDF that is to last', () => {
  it('gets a time stamp over every byte, and what was there stays', async () => {
    expect(isAdditionTo(stamped, signed)).toBe(true);
    const { covered, value } = newestSignature(stamped);
    const read = await readTimeStamp(value, covered);
    expect(Math.abs(read.at.getTime() - Date.now())).toBeLessThan(600_000);
    await expect(readTimeStamp(value, covered.subarray(1))).rejects.toThrow('something else');
    expect(timeStampsOf(stamped)).toHaveLength(1);
    expect(timeStampsOf(signed)).toHaveLength(0);
  });

  it('gets what its certificates are checked with: answers and lists of those that they name', () => {
    expect(isAdditionTo(aged, stamped)).toBe(true);
    expect([data.certificates.length, data.ocsps.length, data.crls.length]).toEqual([3, 1, 1]);
    const file = Buffer.from(aged).toString('latin1');
    expect(file).toMatch(/\/DSS \d+ 0 R/);
    for (const each of [...data.certificates, ...data.ocsps, ...data.crls])
      expect(Buffer.from(aged).includes(each)).toBe(true);
  });

  it('can be stamped again over all of it', async () => {
    const again = await withTimeStamp(aged, stamp);
    expect(isAdditionTo(again, aged)).toBe(true);
    expect(timeStampsOf(again)).toHaveLength(2);
    const { covered, value } = newestSignature(again);
    await readTimeStamp(value, covered);
  });

  it('keeps its signature, for the check in the browser too', async () => {
    const fingerprint = fingerprintOf(authority.signer.chain[0] ?? new Uint8Array());
    for (const each of [stamped, aged])
      expect(await readPdfSignature(each)).toEqual({ state: 'intact', isWhole: false, fingerprint });
  });

  it('refuses a token for something else, and says when nobody answers', async () => {
    authority.lies = true;
    await expect(withTimeStamp(signed, stamp)).rejects.toThrow('something else');
    authority.lies = false;
    authority.isUnavailable = true;
    await expect(withTimeStamp(signed, stamp)).rejects.toThrow('503');
    await expect(validationDataOf([authority.signer.chain], patience)).rejects.toThrow('nobody answers for');
    authority.isUnavailable = false;
  });

  it('is not dressed up where its certificate was revoked', async () => {
    authority.hasRevoked = true;
    await expect(validationDataOf([authority.signer.chain], patience)).rejects.toThrow('was revoked');
    authority.hasRevoked = false;
  });
});

describe('programs that are not ours', () => {
  const [openssl, qpdf, pdfsig] = ['openssl', 'qpdf', 'pdfsig'].map(findProgram);

  it('OpenSSL finds the time stamp right, and wrong for other bytes', async ({ skip }) => {
    skip(openssl === undefined, lacking('openssl'));
    const { covered, value } = newestSignature(stamped);
    const trusted = await kept('root.pem', Buffer.from(pem(authority.root)));
    const length = value.readUInt16BE(2) + 4; // without the zeros of its room
    const token = await kept('token.der', value.subarray(0, length));
    const verdict = async (name: string, bytes: Uint8Array) => {
      const about = await kept(name, bytes);
      const words = ['ts', '-verify', '-token_in', '-in', token, '-data', about, '-CAfile', trusted];
      return execFileSync(openssl ?? '', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    };
    expect(await verdict('covered', covered)).toContain('Verification: OK');
    await expect(verdict('other', covered.subarray(1))).rejects.toThrow('message imprint mismatch');
  });

  it('qpdf finds no error of structure', async ({ skip }) => {
    skip(qpdf === undefined, lacking('qpdf'));
    for (const [name, bytes] of Object.entries({ stamped, aged })) {
      const path = await kept(`${name}.pdf`, bytes);
      expect(execFileSync(qpdf ?? '', ['--check', path], { encoding: 'utf8' })).toContain(
        'No syntax or stream',
      );
    }
  });

  it('poppler finds the signature of the institute valid', async ({ skip }) => {
    skip(pdfsig === undefined, lacking('pdfsig'));
    const path = await kept('sig.pdf', aged);
    expect(execFileSync(pdfsig ?? '', [path], { encoding: 'utf8' })).toContain('Signature is Valid');
  });
});
