import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { answerOf } from './ask.ts';

const oid = {
  sha256: '2.16.840.1.101.3.4.2.1',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  extendedKeyUsage: '2.5.29.37',
};

/** A checked time stamp: the token, its time and the certificates inside. */
export interface TimeStamp {
  token: Uint8Array;
  at: Date;
  chain: Uint8Array[];
}

/**
 * Asks a time-stamp authority for a token over bytes (RFC 3161); only their hash leaves the portal. Throws if it does
 * not answer in time, refuses, answers for something else, or its signature does not hold.
 */
export async function askTimeStamp(
  address: string,
  bytes: Uint8Array,
  milliseconds: number,
): Promise<TimeStamp> {
  const hash = createHash('sha256').update(bytes).digest();
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40; // positive, and never shorter
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: oid.sha256,
        algorithmParams: new asn1.Null(),
      }),
      hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(hash).buffer }),
    }),
    nonce: new asn1.Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  const answer = await answerOf(address, {
    body: request.toSchema().toBER(),
    type: 'application/timestamp-query',
    expects: 'application/timestamp-reply',
    milliseconds,
  });
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(answer);
  const [granted, grantedWithMods] = [0, 1];
  if (status.status !== granted && status.status !== grantedWithMods)
    throw new Error(`the time-stamp authority refused: status ${status.status}`);
  if (timeStampToken === undefined) throw new Error('the time-stamp authority gave no token');
  const token = new Uint8Array(timeStampToken.toSchema().toBER());
  const stamp = await readTimeStamp(token, bytes);
  if (!stamp.nonce?.equals(nonce)) throw new Error('the time-stamp authority answered another question');
  return stamp;
}

/** Reads a token and checks it against its bytes. Whom to trust is decided elsewhere. */
export async function readTimeStamp(
  token: Uint8Array,
  bytes: Uint8Array,
): Promise<TimeStamp & { nonce: Buffer | undefined }> {
  const signed = signedDataOf(token);
  const content = signed.encapContentInfo.eContent?.getValue();
  if (signed.encapContentInfo.eContentType !== oid.tstInfo || content === undefined)
    throw new Error('it is no time stamp');
  const info = pkijs.TSTInfo.fromBER(content);
  const hash = createHash('sha256').update(bytes).digest();
  if (!hash.equals(info.messageImprint.hashedMessage.valueBlock.valueHexView))
    throw new Error('the time stamp is about something else');
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: Uint8Array.from(bytes).buffer,
    extendedMode: true,
  });
  if (!signatureVerified || !signerCertificate)
    throw new Error('the signature of the time stamp does not hold');
  const usage = signerCertificate.extensions?.find(({ extnID }) => extnID === oid.extendedKeyUsage)
    ?.parsedValue as pkijs.ExtKeyUsage | undefined;
  if (usage?.keyPurposes.includes(oid.timeStamping) !== true)
    throw new Error('the certificate of the time stamp is not for time stamps');
  return {
    token,
    at: info.genTime,
    chain: chainIn(token),
    nonce: info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView),
  };
}

/** The certificates inside a token, the signer's own first, each followed by its issuer. */
export function chainIn(token: Uint8Array): Uint8Array[] {
  const certificates = (signedDataOf(token).certificates ?? []).flatMap((each) =>
    each instanceof pkijs.Certificate ? [new Uint8Array(each.toSchema().toBER())] : [],
  );
  const known = certificates.map((der) => ({ der, x509: new X509Certificate(der) }));
  const isIssuer = (one: X509Certificate) => known.some(({ x509 }) => x509 !== one && x509.checkIssued(one));
  return known
    .sort((one, other) => Number(isIssuer(one.x509)) - Number(isIssuer(other.x509)))
    .map(({ der }) => der);
}

function signedDataOf(token: Uint8Array): pkijs.SignedData {
  // in a PDF zeros follow the token
  const { result } = asn1.fromBER(Uint8Array.from(token).buffer);
  return new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content });
}
