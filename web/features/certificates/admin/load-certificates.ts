import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import type { Api } from '../../../../contract/index.ts';
import { pageOf, type Query } from '../../../lib/page/screen.ts';
import { filterOf } from './certificate-states.ts';

export interface CertificatePage {
  certificates: CertificateRow[];
  total: number;
  /** New certificates are signed. */
  isSigned: boolean;
}

/** Loads the page of certificates that an address names. */
export async function loadCertificates(api: Api, query: Query): Promise<CertificatePage> {
  const [{ data, total }, design] = await Promise.all([
    api.certificate.get({ ...pageOf(query), ...filterOf(query) }),
    api.certificate.getDesign({}),
  ]);
  return {
    certificates: data,
    total: total ?? data.length,
    isSigned: design.data.signatories.length > 0,
  };
}
