import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { answerOf } from './ask.ts';
import type { ValidationData } from './long-term-validation.ts';

const oid = { crlDistributionPoints: '2.5.29.31' };
const uri = 6;
const good = 0;

/** A certificate, and the addresses in it. */
interface Known {
  der: Uint8Array;
  x509: X509Certificate;
  parsed: pkijs.Certificate;
}

/**
 * Collects the data for checking certificate chains later, once their authorities are silent: every certificate, and
 * for each that names an authority the answer (OCSP) or the list (CRL), whichever comes first. Throws where a named
 * authority does not answer, and for a revoked certificate.
 */
export async function validationDataOf(
  chains: readonly (readonly Uint8Array[])[],
  milliseconds: number,
): Promise<ValidationData> {
  const known = new Map<string, Known>();
  const know = (der: Uint8Array): Known => {
    const x509 = new X509Certificate(der);
    const found = known.get(x509.fingerprint256) ?? {
      der,
      x509,
      parsed: pkijs.Certificate.fromBER(Uint8Array.from(der)),
    };
    known.set(x509.fingerprint256, found);
    return found;
  };
  const waiting = chains.flat().map(know);
  const done = new Set<string>();
  const [ocsps, crls]: Uint8Array[][] = [[], []];
  for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
    if (done.has(each.x509.fingerprint256)) continue;
    done.add(each.x509.fingerprint256);
    if (each.x509.checkIssued(each.x509)) continue; // a root answers for itself
    const issuer = issuerAmong(known, each) ?? (await fetchIssuer(each, milliseconds, know));
    if (issuer === undefined) continue;
    waiting.push(issuer);
    const answer = await answerFor(each, issuer, milliseconds);
    if (answer?.ocsp !== undefined) ocsps?.push(answer.ocsp);
    if (answer?.crl !== undefined) crls?.push(answer.crl);
  }
  return { certificates: [...known.values()].map(({ der }) => der), ocsps: ocsps ?? [], crls: crls ?? [] };
}

const issuerAmong = (known: ReadonlyMap<string, Known>, { x509 }: Known): Known | undefined =>
  [...known.values()].find(
    (each) => each.x509 !== x509 && x509.checkIssued(each.x509) && x509.verify(each.x509.publicKey),
  );

/** A certificate's addresses for a purpose: 'OCSP - URI:http://…'. */
const namedBy = ({ x509 }: Known, what: 'OCSP' | 'CA Issuers'): string[] =>
  [...(x509.infoAccess ?? '').matchAll(/^(.+?) - URI:(https?:.+)$/gm)].flatMap(([, name, address = '']) =>
    name === what ? [address] : [],
  );

async function fetchIssuer(
  each: Known,
  milliseconds: number,
  know: (der: Uint8Array) => Known,
): Promise<Known | undefined> {
  const [address] = namedBy(each, 'CA Issuers');
  if (address === undefined) return undefined;
  const issuer = know(new Uint8Array(new X509Certificate(await answerOf(address, { milliseconds })).raw));
  if (!each.x509.verify(issuer.x509.publicKey))
    throw new Error(`${address} is not who issued ${each.x509.subject}`);
  return issuer;
}

interface Answer {
  ocsp?: Uint8Array;
  crl?: Uint8Array;
}

/** The authority's answer about a certificate; undefined if the certificate names none. */
async function answerFor(each: Known, issuer: Known, milliseconds: number): Promise<Answer | undefined> {
  const failures: string[] = [];
  const asked = [
    ...namedBy(each, 'OCSP').map((address) => async () => ({
      ocsp: await askOcsp(address, each, issuer, milliseconds),
    })),
    ...crlAddresses(each).map((address) => async () => ({
      crl: await askCrl(address, each, issuer, milliseconds),
    })),
  ];
  for (const ask of asked)
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Revoked) throw error;
      failures.push(String(error));
    }
  if (asked.length === 0) return undefined;
  throw new Error(`nobody answers for ${each.x509.subject}: ${failures.join('; ')}`);
}

/** The issuer has revoked the certificate. */
class Revoked extends Error {}

async function askOcsp(
  address: string,
  each: Known,
  issuer: Known,
  milliseconds: number,
): Promise<Uint8Array> {
  const request = new pkijs.OCSPRequest();
  await request.createForCertificate(each.parsed, {
    hashAlgorithm: 'SHA-1',
    issuerCertificate: issuer.parsed,
  });
  const bytes = await answerOf(address, {
    body: request.toSchema(true).toBER(),
    type: 'application/ocsp-request',
    expects: 'application/ocsp-response',
    milliseconds,
  });
  const { responseStatus, responseBytes } = pkijs.OCSPResponse.fromBER(bytes);
  if (responseBytes === undefined)
    throw new Error(`${address} refused: status ${responseStatus.valueBlock.valueDec}`);
  const basic = pkijs.BasicOCSPResponse.fromBER(
    Uint8Array.from(responseBytes.response.valueBlock.valueHexView),
  );
  if (!(await basic.verify({ trustedCerts: [issuer.parsed] })))
    throw new Error(`the signature of ${address} does not hold`);
  const { isForCertificate, status } = await basic.getCertificateStatus(each.parsed, issuer.parsed);
  if (!isForCertificate) throw new Error(`${address} answers for another certificate`);
  if (status === 1) throw new Revoked(`${each.x509.subject} was revoked, says ${address}`);
  if (status !== good) throw new Error(`${address} does not know ${each.x509.subject}`);
  return bytes;
}

function crlAddresses({ parsed }: Known): string[] {
  const extension = parsed.extensions?.find(({ extnID }) => extnID === oid.crlDistributionPoints);
  const points =
    (extension?.parsedValue as pkijs.CRLDistributionPoints | undefined)?.distributionPoints ?? [];
  return points.flatMap(({ distributionPoint }) =>
    (Array.isArray(distributionPoint) ? distributionPoint : []).flatMap(({ type, value }) =>
      type === uri && /^https?:/.test(String(value)) ? [String(value)] : [],
    ),
  );
}

async function askCrl(
  address: string,
  each: Known,
  issuer: Known,
  milliseconds: number,
): Promise<Uint8Array> {
  const bytes = await answerOf(address, { milliseconds });
  const list = pkijs.CertificateRevocationList.fromBER(bytes);
  if (!(await list.verify({ issuerCertificate: issuer.parsed })))
    throw new Error(`the signature of ${address} does not hold`);
  if (list.isCertificateRevoked(each.parsed))
    throw new Revoked(`${each.x509.subject} was revoked, says ${address}`);
  return bytes;
}
