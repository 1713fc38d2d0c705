import type { Certificate } from './certificates.rules.ts';

type Named = Pick<Certificate, 'code' | 'template'>;

/** Where a file of a certificate lies: under its hash, so that of two that are made at once neither is overwritten. */
export const fileOf = ({ code, template }: Named, sha256: Buffer): string =>
  template === 0 ? `certificates/${code}.pdf` : `certificates/${code}.${sha256.toString('hex', 0, 8)}.pdf`;
