import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { SigningKey } from './signing-key.ts';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/** A whole signature of a key, in which only the document's hash and the signature over it change. */
interface Pattern {
  bytes: Buffer;
  hashAt: number;
  signatureAt: number;
  /** The range of the signed attributes, except their first byte. */
  attributes: { start: number; end: number };
}

/** Shared by the process: a key has one pattern. */
const patterns = new WeakMap<SigningKey, Promise<Pattern>>();

/** The length of a key's signatures in bytes. */
export async function signatureLength(key: SigningKey): Promise<number> {
  return (await patternOf(key)).bytes.length;
}

/**
 * Signs a document outside the signature (detached CMS), given the document's hash; only a key's first signature is
 * built.
 */
export async function signDetached(key: SigningKey, sha256: Uint8Array): Promise<Uint8Array> {
  const { bytes, hashAt, signatureAt, attributes } = await patternOf(key);
  const made = Buffer.from(bytes);
  made.set(sha256, hashAt);
  const signed = Buffer.from(made.subarray(attributes.start, attributes.end));
  signed[0] = setOf;
  made.set(
    new Uint8Array(await crypto.subtle.sign(key.privateKey.algorithm, key.privateKey, signed)),
    signatureAt,
  );
  return made;
}

/** The tag under which attributes are signed, as a set; in the signature they are its part 0. */
const setOf = 0x31;

function patternOf(key: SigningKey): Promise<Pattern> {
  const known = patterns.get(key) ?? buildPattern(key);
  patterns.set(key, known);
  return known;
}

async function buildPattern(key: SigningKey): Promise<Pattern> {
  const sha256 = crypto.getRandomValues(new Uint8Array(32));
  const { signer, content } = await build(key, sha256);
  const bytes = Buffer.from(content.toBER());
  const placeOf = (part: ArrayBuffer | Uint8Array) => {
    const place = bytes.indexOf(new Uint8Array(part));
    if (place === -1) throw new Error('the signature lacks one of its parts');
    return place;
  };
  const attributes = signer.signedAttrs?.toSchema().toBER() ?? new ArrayBuffer();
  const start = placeOf(attributes);
  return {
    bytes,
    hashAt: placeOf(sha256),
    signatureAt: placeOf(signer.signature.valueBlock.valueHexView),
    attributes: { start, end: start + attributes.byteLength },
  };
}

/**
 * Builds a signature in the baseline profile of CAdES that PAdES asks for: the signer's certificate is signed too,
 * and the time is left to the document.
 */
async function build(key: SigningKey, sha256: Uint8Array) {
  const certificates = key.chain.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)));
  const [own] = certificates;
  if (own === undefined) throw new Error('a signing key without a certificate');
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      // in the order that DER demands of a set
      attributes: [
        attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.data })),
        attribute(oid.messageDigest, octets(sha256)),
        attribute(oid.signingCertificateV2, ownCertificate(key)),
      ],
    }),
  });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates,
    signerInfos: [signer],
  });
  await signed.sign(key.privateKey, 0, 'SHA-256');
  const content = new pkijs.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return { signer, content: content.toSchema() };
}

const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] });
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });

/** Names the certificate by its SHA-256, so that no other certificate of the same key fits. */
function ownCertificate({ chain: [own = new Uint8Array()] }: SigningKey): asn1.Sequence {
  const digest = createHash('sha256').update(own).digest();
  return sequence(sequence(sequence(octets(digest))));
}
