import { X509Certificate } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { placeOnce } from '../files/files.ts';
import { makeOwnFolder, ownerOnly } from '../files/owner-only.ts';
import { statIfExists } from '../files/stat-if-exists.ts';
import { ConfigError, StartRefusal } from '../process/start-refusal.ts';

/** The key for signing documents, and its chain of certificates (DER), its own first. */
export interface SigningKey {
  privateKey: CryptoKey;
  chain: readonly Uint8Array[];
}

/** RSA, because every PDF reader checks it. */
const signingAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** SHA-256 of a certificate (DER), as hexadecimal digits. */
export const fingerprintOf = (der: Uint8Array): string =>
  new X509Certificate(der).fingerprint256.replaceAll(':', '').toLowerCase();

interface Given {
  /** A PKCS#12 of the operator's; undefined = a key of the portal's own, made at the first start. */
  file: string | undefined;
  password: string;
  dataDir: string;
  /** The institute's name, for a self-signed certificate. */
  name: string;
  now: Date;
}

/**
 * Loads the signing key: from the operator's PKCS#12, or from DATA_DIR/signing, where it is made once with a
 * self-signed certificate. Refuses to start with an unreadable file.
 */
export async function loadSigningKey({ file, password, dataDir, name, now }: Given): Promise<SigningKey> {
  if (file !== undefined) return fromFile(file, password);
  const path = pathOf(dataDir);
  if ((await statIfExists(path)) === undefined) {
    await makeOwnFolder(dirname(path));
    await placeOnce(path, await newPem(name, now));
  }
  await chmod(path, ownerOnly.file);
  return readKept(path);
}

/** The file of a portal's own key. */
const pathOf = (dataDir: string) => join(dataDir, 'signing', 'certificates.pem');

/** A new key and its self-signed certificate, as PEM. */
export async function newPem(name: string, now: Date): Promise<string> {
  const { selfSigned } = await import('./self-signed.ts'); // 7 MB, once in a portal's life
  return selfSigned(name, now);
}

/** The key in DATA_DIR/signing as PEM; undefined where there is none. Refuses a damaged one. */
export async function findOwnPem(dataDir: string): Promise<string | undefined> {
  const path = pathOf(dataDir);
  if ((await statIfExists(path)) === undefined) return undefined;
  await readKept(path);
  return readFile(path, 'utf8');
}

async function readKept(path: string): Promise<SigningKey> {
  try {
    return await readPem(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartRefusal(
      `${path} is damaged: ${String(error)}. Restore it; a new key is made if it is moved away`,
    );
  }
}

async function fromFile(file: string, password: string): Promise<SigningKey> {
  try {
    const { readPkcs12 } = await import('./pkcs12.ts');
    const { pkcs8, chain } = await readPkcs12(await readFile(file), password);
    return { privateKey: await importKey(pkcs8), chain };
  } catch (error) {
    throw new ConfigError(`CERTIFICATE_P12: ${file} cannot be used: ${String(error)}`);
  }
}

/** Reads a key and its chain; throws for a text that holds none. */
export async function readPem(pem: string): Promise<SigningKey> {
  const { pkcs8, chain } = partsOf(pem);
  return { privateKey: await importKey(pkcs8), chain };
}

/** A PEM as a file that other nodes take as CERTIFICATE_P12. */
export async function pkcs12Of(pem: string, password: string): Promise<Uint8Array> {
  const { writePkcs12 } = await import('./pkcs12.ts');
  const { pkcs8, chain } = partsOf(pem);
  return writePkcs12(pkcs8, chain, password);
}

function partsOf(pem: string): { pkcs8: Uint8Array<ArrayBuffer>; chain: Uint8Array[] } {
  const parts = [...pem.matchAll(/-----BEGIN ([A-Z ]+)-----([\s\S]+?)-----END \1-----/g)];
  const bytesOf = (label: string) =>
    parts
      .filter((part) => part[1] === label)
      .map((part) => new Uint8Array(Buffer.from(part[2] ?? '', 'base64')));
  const [key] = bytesOf('PRIVATE KEY');
  const chain = bytesOf('CERTIFICATE');
  if (key === undefined || chain.length === 0) throw new Error('it holds no key or no certificate');
  return { pkcs8: key, chain };
}

/** Imports a private key (PKCS#8) for signing, so that this process cannot export it. */
const importKey = (pkcs8: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', pkcs8, signingAlgorithm, false, ['sign']);
