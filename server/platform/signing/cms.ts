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

/**
 * A signature over a document that is not inside it (CMS), of the baseline profile of CAdES that PAdES asks for: the
 * signer's certificate is itself signed, and the time is left to the document.
 */
export async function signDetached(key: SigningKey, sha256: Uint8Array): Promise<Uint8Array> {
  const certificates = key.chain.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)));
  const [own] = certificates;
  if (own === undefined) throw new Error('a signing key without a certificate');
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          // in the order that DER asks of a set
          attributes: [
            attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.data })),
            attribute(oid.messageDigest, octets(sha256)),
            attribute(oid.signingCertificateV2, ownCertificate(key)),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key.privateKey, 0, 'SHA-256');
  const content = new pkijs.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] });
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });

/** Names the certificate by its SHA-256: another one for the same key would not do. */
function ownCertificate({ chain: [own = new Uint8Array()] }: SigningKey): asn1.Sequence {
  const digest = createHash('sha256').update(own).digest();
  return sequence(sequence(sequence(octets(digest))));
}
