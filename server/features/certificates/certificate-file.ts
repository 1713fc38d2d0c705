import type { Certificate } from './certificates.rules.ts';

type Named = Pick<Certificate, 'code' | 'template'>;

/** The key of a certificate's file, named by its hash, so that two concurrent files do not overwrite each other. */
export const fileOf = ({ code, template }: Named, sha256: Buffer): string =>
  template === 0 ? `certificates/${code}.pdf` : `certificates/${code}.${sha256.toString('hex', 0, 8)}.pdf`;
