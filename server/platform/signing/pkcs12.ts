import { createPrivateKey, createPublicKey, randomBytes, X509Certificate } from 'node:crypto';
import type * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

const shroudedKeyBag = '1.2.840.113549.1.12.10.1.2';
const certificateBag = '1.2.840.113549.1.12.10.1.3';
/** Guesses of the password take as long as those of OpenSSL's files, or longer. */
const iterations = 100_000;

/** A PKCS#12 file of a key (PKCS#8) and its chain (DER), which OpenSSL 3 and newer read. */
export async function writePkcs12(
  pkcs8: Uint8Array,
  chain: readonly Uint8Array[],
  password: string,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password).buffer;
  const shrouded = new pkijs.PKCS8ShroudedKeyBag({
    parsedValue: pkijs.PrivateKeyInfo.fromBER(new Uint8Array(pkcs8)),
  });
  await shrouded.makeInternalValues({
    password: secret,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256, iv: randomBytes(16) },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: iterations,
  });
  const certificates = chain.map((der) => {
    const bagValue = new pkijs.CertBag({ parsedValue: pkijs.Certificate.fromBER(new Uint8Array(der)) });
    return new pkijs.SafeBag({ bagId: certificateBag, bagValue });
  });
  const safeBags = [new pkijs.SafeBag({ bagId: shroudedKeyBag, bagValue: shrouded }), ...certificates];
  const authenticatedSafe = new pkijs.AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: new pkijs.SafeContents({ safeBags }) }] },
  });
  await authenticatedSafe.makeInternalValues({ safeContents: [{}] });
  const file = new pkijs.PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } });
  const hashes = { pbkdf2HashAlgorithm: 'SHA-256', hmacHashAlgorithm: 'SHA-256' };
  await file.makeInternalValues({ password: secret, iterations, ...hashes });
  return new Uint8Array(file.toSchema().toBER());
}

/**
 * The private key (PKCS#8) of a PKCS#12 file and its certificates (DER), the key's own first; throws for a wrong
 * password.
 */
export async function readPkcs12(
  bytes: Uint8Array,
  password: string,
): Promise<{ pkcs8: ArrayBuffer; chain: Uint8Array[] }> {
  const secret = new TextEncoder().encode(password).buffer;
  const file = pkijs.PFX.fromBER(new Uint8Array(bytes));
  await file.parseInternalValues({ password: secret, checkIntegrity: true });
  const safe = file.parsedValue?.authenticatedSafe;
  if (safe === undefined) throw new Error('it holds nothing');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password: secret })) });
  const bags: pkijs.SafeBag[] = safe.parsedValue.safeContents.flatMap(
    (content: { value: pkijs.SafeContents }) => content.value.safeBags,
  );
  let pkcs8: ArrayBuffer | undefined;
  const certificates: Uint8Array[] = [];
  for (const { bagId, bagValue } of bags) {
    if (bagValue instanceof pkijs.PKCS8ShroudedKeyBag) {
      await (
        bagValue as unknown as { parseInternalValues(given: { password: ArrayBuffer }): Promise<void> }
      ).parseInternalValues({ password: secret });
      pkcs8 = bagValue.parsedValue?.toSchema().toBER();
    } else if (bagValue instanceof pkijs.PrivateKeyInfo) pkcs8 = bagValue.toSchema().toBER();
    else if (bagId === certificateBag && bagValue instanceof pkijs.CertBag)
      certificates.push(derOf(bagValue));
  }
  if (pkcs8 === undefined) throw new Error('it holds no private key');
  return { pkcs8, chain: chainOf(pkcs8, certificates) };
}

const derOf = ({ parsedValue, certValue }: pkijs.CertBag): Uint8Array =>
  new Uint8Array(
    parsedValue === undefined
      ? (certValue as asn1.OctetString).valueBlock.valueHexView
      : parsedValue.toSchema(true).toBER(),
  );

/** The key's own certificate, then each issuer's. */
function chainOf(pkcs8: ArrayBuffer, certificates: Uint8Array[]): Uint8Array[] {
  const known = certificates.map((der) => ({ der, x509: new X509Certificate(der) }));
  const own = createPublicKey(createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }));
  const same = own.export({ format: 'der', type: 'spki' });
  type Known = (typeof known)[number];
  let at: Known | undefined = known.find(({ x509 }) =>
    x509.publicKey.export({ format: 'der', type: 'spki' }).equals(same),
  );
  if (at === undefined) throw new Error('it holds no certificate of its key');
  const chain: Uint8Array[] = [];
  while (at !== undefined && !chain.includes(at.der)) {
    chain.push(at.der);
    const below: X509Certificate = at.x509;
    at = known.find(({ x509 }) => x509 !== below && below.checkIssued(x509));
  }
  return chain;
}
