import {
  type CertificateState,
  certificateStates,
  type revocationReasons,
} from '../../../../contract/calls/certificate-administration.ts';
import type { TagKind } from '../../../components/display/tag.tsx';
import type { ListFilter } from '../../../lib/lists/paged-table.tsx';
import { idOf, type Query } from '../../../lib/page/screen.ts';
import { groupOf } from '../../groups/group-filter.ts';

/** The label of each state. */
export const stateLabels: Record<CertificateState, { label: string; kind: TagKind }> = {
  valid: { label: 'Válido', kind: 'ok' },
  replaced: { label: 'Sustituido', kind: 'off' },
  revoked: { label: 'Revocado', kind: 'no' },
};

export const stateFilter: ListFilter = {
  name: 'state',
  label: 'Estado',
  placeholder: 'Todos los estados',
  options: certificateStates.map((state) => ({ value: state, label: stateLabels[state].label })),
};

/** The reasons of revocation, as choices of the form. */
export const reasonOptions: readonly { value: (typeof revocationReasons)[number]; label: string }[] = [
  { value: 'mistake', label: 'Se emitió por error' },
  { value: 'dishonesty', label: 'Se comprobó una falta en el examen' },
  { value: 'request', label: 'Lo pidió su titular' },
];

/** Reads the filter of an address for the calls. */
export const filterOf = (query: Query) => ({
  Search: query['search'] || undefined,
  State: certificateStates.find((state) => state === query['state']),
  courseId: idOf(query, 'course') || undefined,
  userId: idOf(query, 'person') || undefined,
  ...groupOf(query),
});
