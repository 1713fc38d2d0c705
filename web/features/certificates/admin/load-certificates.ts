import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import type { CertificateDesign } from '../../../../contract/certificates/design-calls.ts';
import type { NamedGroup } from '../../../../contract/groups/fields.ts';
import type { Api } from '../../../../contract/index.ts';
import { courseChoices } from '../../../lib/lists/course-choices.ts';
import { pageOf, type Query } from '../../../lib/page/screen.ts';
import { loadGroups } from '../../groups/group-filter.ts';
import { filterOf } from './certificate-states.ts';

export interface CertificatePage {
  certificates: CertificateRow[];
  total: number;
  /** The design of new certificates: its signers, and the number that wait for one. */
  design: CertificateDesign;
  groups: NamedGroup[];
  courses: Awaited<ReturnType<typeof courseChoices>>;
}

export async function loadCertificates(api: Api, query: Query): Promise<CertificatePage> {
  const [{ data, total }, design, groups, courses] = await Promise.all([
    api.certificate.get({ ...pageOf(query), ...filterOf(query) }),
    api.certificate.getDesign({}),
    loadGroups(api),
    courseChoices(api, 'all'),
  ]);
  return {
    certificates: data,
    total: total ?? data.length,
    design: design.data,
    groups,
    courses,
  };
}
