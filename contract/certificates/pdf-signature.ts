import { type DerValue, derParts, derTags, readDer } from './der.ts';

/** The state of a PDF's signature (spec 9.6). */
export type PdfSignature =
  | { state: 'unsigned' }
  | { state: 'broken' }
  | {
      state: 'intact';
      /** The signature covers the file to its end: nothing was appended. */
      isWhole: boolean;
      /** SHA-256 of the signing certificate in hexadecimal; the caller decides whose it is. */
      fingerprint: string;
    };

type Bytes = Uint8Array<ArrayBuffer>;

const timeStamp = '/SubFilter /ETSI.RFC3161 ';
const oids = { messageDigest: '2a864886f70d010904', signingCertificateV2: '2a864886f70d010910022f' };
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Checks a PDF's last signature, time stamps aside, with the browser's cryptography and without asking the portal. */
export async function readPdfSignature(file: Uint8Array): Promise<PdfSignature> {
  const bytes: Bytes = new Uint8Array(file);
  const range = rangeOf(bytes);
  if (range === undefined) return { state: 'unsigned' };
  try {
    return await check(bytes, range);
  } catch {
    // anything unreadable is no valid signature
    return { state: 'broken' };
  }
}

interface Range {
  /** The gap that holds the signature, and the end of the signed bytes. */
  start: number;
  end: number;
  signedTo: number;
}

function rangeOf(bytes: Bytes): Range | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  let last = text.lastIndexOf('/ByteRange');
  // a time stamp has a range too, but no signer's name
  while (last > 0 && text.slice(0, last).endsWith(timeStamp)) last = text.lastIndexOf('/ByteRange', last - 1);
  const found = /^\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text.slice(last, last + 80));
  if (last < 0 || found === null) return undefined;
  const [start = 0, end = 0, rest = 0] = found.slice(1).map(Number);
  return { start, end, signedTo: end + rest };
}

async function check(bytes: Bytes, { start, end, signedTo }: Range): Promise<PdfSignature> {
  const broken: PdfSignature = { state: 'broken' };
  if (start >= end || signedTo > bytes.length) return broken;
  const { certificates, signer } = readCms(hexBytes(bytes.subarray(start + 1, end - 1)));
  const signed = new Uint8Array(start + signedTo - end);
  signed.set(bytes.subarray(0, start));
  signed.set(bytes.subarray(end, signedTo), start);
  if (!isSame(signer.messageDigest, await sha256(signed))) return broken;
  for (const certificate of certificates) {
    const digest = await sha256(certificate.whole);
    if (!isSame(signer.certificateDigest, digest)) continue;
    const key = await crypto.subtle.importKey('spki', publicKeyOf(certificate), algorithm, false, ['verify']);
    if (!(await crypto.subtle.verify(algorithm, key, signer.signature, signer.attributes))) return broken;
    return { state: 'intact', isWhole: signedTo === bytes.length, fingerprint: hexOf(digest) };
  }
  return broken;
}

/** The certificates of a signature, and the signed content of its only signer. */
function readCms(cms: Bytes) {
  const signedData = nth(derParts(nth(derParts(readDer(cms)), 1)), 0);
  const parts = derParts(signedData);
  const certificates = derParts(named(parts, derTags.first));
  const signer = derParts(nth(derParts(nth(parts, -1)), 0));
  const attributes = named(signer, derTags.first);
  const attributeOf = (oid: string): DerValue => {
    const attribute = derParts(attributes).find((each) => hexOf(nth(derParts(each), 0).content) === oid);
    if (attribute === undefined) throw new Error('an attribute is missing');
    return nth(derParts(nth(derParts(attribute), 1)), 0);
  };
  const asSet: Bytes = new Uint8Array(attributes.whole);
  asSet[0] = derTags.set; // the signature covers the set itself
  const ess = derParts(nth(derParts(nth(derParts(attributeOf(oids.signingCertificateV2)), 0)), 0));
  return {
    certificates,
    signer: {
      attributes: asSet,
      messageDigest: attributeOf(oids.messageDigest).content,
      certificateDigest: named(ess, derTags.octets).content,
      signature: named(signer.slice(-2), derTags.octets).content,
    },
  };
}

/** The public key in a certificate: the seventh field of its signed part. */
const publicKeyOf = (certificate: DerValue): Bytes => {
  const parts = derParts(nth(derParts(certificate), 0));
  return nth(parts, parts[0]?.tag === derTags.first ? 6 : 5).whole;
};

function nth(values: DerValue[], place: number): DerValue {
  const value = values.at(place);
  if (value === undefined) throw new Error('a part is missing');
  return value;
}

function named(values: DerValue[], tag: number): DerValue {
  return nth(
    values.filter((value) => value.tag === tag),
    0,
  );
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function hexBytes(digits: Uint8Array): Bytes {
  const text = new TextDecoder('latin1').decode(digits);
  if (!/^(?:[\da-f]{2})+$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
