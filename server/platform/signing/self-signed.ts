import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

const yearsValid = 20;
const modulusLength = 3072;
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const oid = { commonName: '2.5.4.3', keyUsage: '2.5.29.15', basicConstraints: '2.5.29.19' };

/** Makes a key and a certificate that it signs itself, for signing documents only, as PEM. */
export async function selfSigned(name: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  const serial = crypto.getRandomValues(new Uint8Array(16));
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40; // positive, and never shorter
  certificate.serialNumber = new asn1.Integer({ valueHex: serial.buffer });
  for (const named of [certificate.subject, certificate.issuer])
    named.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: oid.commonName, value: new asn1.Utf8String({ value: name }) }),
    );
  certificate.notBefore.value = new Date(now.getTime() - 24 * 3600 * 1000);
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + yearsValid);
  certificate.extensions = [
    extension(oid.basicConstraints, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    // digitalSignature and nonRepudiation
    extension(oid.keyUsage, new asn1.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 })),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const key = await crypto.subtle.exportKey('pkcs8', privateKey);
  return pem('PRIVATE KEY', key) + pem('CERTIFICATE', certificate.toSchema(true).toBER());
}

const extension = (extnID: string, value: { toBER(): ArrayBuffer }) =>
  new pkijs.Extension({ extnID, critical: true, extnValue: value.toBER() });

const pem = (label: string, bytes: ArrayBuffer): string => {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
};
