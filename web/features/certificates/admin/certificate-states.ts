import {
  type CertificateState,
  certificateFilters,
  certificateStates,
  type revocationReasons,
} from '../../../../contract/certificates/administration-calls.ts';
import type { TagKind } from '../../../components/display/tag.tsx';
import type { ListFilter } from '../../../lib/lists/paged-table.tsx';
import { idOf, type Query } from '../../../lib/page/screen.ts';
import { groupOf } from '../../groups/group-filter.ts';

export const stateLabels: Record<CertificateState, { label: string; kind: TagKind }> = {
  valid: { label: 'Válido', kind: 'ok' },
  replaced: { label: 'Sustituido', kind: 'off' },
  revoked: { label: 'Revocado', kind: 'no' },
};

export const stateFilter: ListFilter = {
  name: 'state',
  label: 'Estado',
  placeholder: 'Todos los estados',
  options: [
    ...certificateStates.map((state) => ({ value: state, label: stateLabels[state].label })),
    { value: 'unsigned', label: 'Válido, sin firma' },
    { value: 'otherName', label: 'Válido, con otro nombre' },
  ],
};

/** The filter by course; one that was deleted meanwhile is still named while the list is narrowed to it. */
export function courseFilter(courses: readonly { value: number; label: string }[], query: Query): ListFilter {
  const chosen = idOf(query, 'course');
  const options = [...courses];
  if (chosen > 0 && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: 'Curso que ya no existe' });
  return { name: 'course', label: 'Curso', placeholder: 'Curso: todos', options };
}

export const reasonOptions: readonly { value: (typeof revocationReasons)[number]; label: string }[] = [
  { value: 'mistake', label: 'Se emitió por error' },
  { value: 'dishonesty', label: 'Se comprobó una falta en el examen' },
  { value: 'request', label: 'Lo pidió su titular' },
];

export const filterOf = (query: Query) => ({
  Search: query['search'] || undefined,
  State: certificateFilters.find((state) => state === query['state']),
  courseId: idOf(query, 'course') || undefined,
  userId: idOf(query, 'person') || undefined,
  ...groupOf(query),
});
