/** A certification and time-stamping authority for tests. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { SigningKey } from '../platform/signing/signing-key.ts';

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const oid = {
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  crlDistributionPoints: '2.5.29.31',
  authorityInformation: '1.3.6.1.5.5.7.1.1',
  ocsp: '1.3.6.1.5.5.7.48.1',
  ocspBasic: '1.3.6.1.5.5.7.48.1.1',
  sha1: '1.3.14.3.2.26',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

interface Owner {
  key: CryptoKey;
  certificate: pkijs.Certificate;
  der: Uint8Array;
}

export interface TestAuthority {
  /** The address of its time-stamp service. */
  url: string;
  /** A certified key; its certificate names the OCSP service. */
  signer: SigningKey;
  /** The certificate that tests trust, DER. */
  root: Uint8Array;
  /** The number of requests to each of its services. */
  asked: Record<string, number>;
  /** It answers only 503. */
  isUnavailable: boolean;
  /** It says that the signer's certificate was revoked. */
  hasRevoked: boolean;
  /** It stamps other bytes than requested. */
  lies: boolean;
  close(): Promise<void>;
}

let serial = 0;
const bytesOf = (value: { toBER(): ArrayBuffer }): Uint8Array => new Uint8Array(value.toBER());
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });
const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
const uri = (value: string) => new pkijs.GeneralName({ type: 6, value });

async function certify(name: string, extensions: pkijs.Extension[], issuer?: Owner): Promise<Owner> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(rsa, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  serial += 1;
  certificate.serialNumber = new asn1.Integer({ value: serial });
  const named = (to: pkijs.RelativeDistinguishedNames, value: string) =>
    to.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({ type: oid.commonName, value: new asn1.Utf8String({ value }) }),
    );
  named(certificate.subject, name);
  if (issuer === undefined) named(certificate.issuer, name);
  else certificate.issuer = issuer.certificate.subject;
  certificate.notBefore.value = new Date('2020-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2045-01-01T00:00:00Z');
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(issuer?.key ?? privateKey, 'SHA-256');
  return { key: privateKey, certificate, der: bytesOf(certificate.toSchema(true)) };
}

const usage = (bits: number, unusedBits: number) =>
  extension(oid.keyUsage, true, new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits }));

/** Opens an authority on loopback. Close it in afterAll. */
export async function openAuthority(): Promise<TestAuthority> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const root = await certify('Autoridad de prueba', [
    extension(oid.basicConstraints, true, new pkijs.BasicConstraints({ cA: true }).toSchema()),
    usage(0x86, 1),
  ]);
  const ocspAt = new pkijs.InfoAccess({
    accessDescriptions: [
      new pkijs.AccessDescription({ accessMethod: oid.ocsp, accessLocation: uri(`${origin}/ocsp`) }),
    ],
  });
  const crlAt = new pkijs.CRLDistributionPoints({
    distributionPoints: [new pkijs.DistributionPoint({ distributionPoint: [uri(`${origin}/crl`)] })],
  });
  const signer = await certify(
    'Instituto certificado',
    [usage(0xc0, 6), extension(oid.authorityInformation, false, ocspAt.toSchema())],
    root,
  );
  const stamper = await certify(
    'Sello de tiempo de prueba',
    [
      usage(0xc0, 6),
      extension(
        oid.extendedKeyUsage,
        true,
        new pkijs.ExtKeyUsage({ keyPurposes: [oid.timeStamping] }).toSchema(),
      ),
      extension(oid.crlDistributionPoints, false, crlAt.toSchema()),
    ],
    root,
  );
  const authority: TestAuthority = {
    url: `${origin}/tsa`,
    signer: { privateKey: signer.key, chain: [signer.der, root.der] },
    root: root.der,
    asked: {},
    isUnavailable: false,
    hasRevoked: false,
    lies: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const services: Record<
    string,
    { type: string; answer(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> }
  > = {
    '/tsa': {
      type: 'application/timestamp-reply',
      answer: (body) => stamp(body, stamper, root, authority.lies),
    },
    '/ocsp': {
      type: 'application/ocsp-response',
      answer: (body) => answerOcsp(body, root, authority.hasRevoked),
    },
    '/crl': { type: 'application/pkix-crl', answer: () => makeCrl(root) },
  };
  server.on('request', async (request, response) => {
    const path = request.url ?? '';
    const service = services[path];
    authority.asked[path] = (authority.asked[path] ?? 0) + 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (authority.isUnavailable || service === undefined) return response.writeHead(503).end();
    const answer = await service.answer(Uint8Array.from(Buffer.concat(parts)));
    return response.writeHead(200, { 'content-type': service.type }).end(answer);
  });
  return authority;
}

async function stamp(
  body: Uint8Array<ArrayBuffer>,
  { key, certificate, der }: Owner,
  root: Owner,
  lies: boolean,
): Promise<Uint8Array> {
  const { messageImprint, nonce } = pkijs.TimeStampReq.fromBER(body);
  if (lies) messageImprint.hashedMessage = octets(createHash('sha256').update('otra cosa').digest());
  serial += 1;
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint,
    serialNumber: new asn1.Integer({ value: serial }),
    genTime: new Date(),
    ...(nonce === undefined ? {} : { nonce }),
  });
  const content = bytesOf(info.toSchema());
  const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] });
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: oid.tstInfo,
      eContent: octets(content),
    }),
    certificates: [certificate, root.certificate],
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.tstInfo })),
            attribute(oid.messageDigest, octets(sha256(content))),
            attribute(oid.signingCertificateV2, sequence(sequence(sequence(octets(sha256(der)))))),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key, 0, 'SHA-256');
  const token = new pkijs.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return bytesOf(
    new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: 0 }),
      timeStampToken: token,
    }).toSchema(),
  );
}

async function answerOcsp(
  body: Uint8Array<ArrayBuffer>,
  { key, certificate }: Owner,
  isRevoked: boolean,
): Promise<Uint8Array> {
  const { requestList } = pkijs.OCSPRequest.fromBER(body).tbsRequest;
  const now = new Date();
  const basic = new pkijs.BasicOCSPResponse();
  basic.tbsResponseData.responderID = certificate.subject;
  basic.tbsResponseData.producedAt = now;
  basic.tbsResponseData.responses = requestList.map(({ reqCert }) => {
    const single = new pkijs.SingleResponse({ certID: reqCert, thisUpdate: now });
    single.certStatus = isRevoked
      ? new asn1.Constructed({
          idBlock: { tagClass: 3, tagNumber: 1 },
          value: [new asn1.GeneralizedTime({ valueDate: now })],
        })
      : new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } });
    return single;
  });
  basic.certs = [certificate];
  await basic.sign(key, 'SHA-256');
  const response = new pkijs.OCSPResponse({
    responseStatus: new asn1.Enumerated({ value: 0 }),
    responseBytes: new pkijs.ResponseBytes({
      responseType: oid.ocspBasic,
      response: octets(bytesOf(basic.toSchema())),
    }),
  });
  return bytesOf(response.toSchema());
}

async function makeCrl({ key, certificate }: Owner): Promise<Uint8Array> {
  const list = new pkijs.CertificateRevocationList({ version: 1, issuer: certificate.subject });
  list.thisUpdate = new pkijs.Time({ type: 0, value: new Date() });
  list.nextUpdate = new pkijs.Time({ type: 0, value: new Date(Date.now() + 86_400_000) });
  await list.sign(key, 'SHA-256');
  return bytesOf(list.toSchema(true));
}
