import type { RouteRevision } from '../../../contract/routes/calls.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';

type ComparableRoute = Omit<RouteRevision, 'version' | 'savedAt' | 'savedBy' | 'id' | 'published'>;

export function comparedRoutes(before: ComparableRoute, after: ComparableRoute): ComparedField[] {
  const fields: Record<keyof ComparableRoute, ComparedField> = {
    title: { label: 'Título', before: before.title, after: after.title },
    door: { label: 'Puerta en Inicio', before: before.door, after: after.door },
    lead: { label: 'Para quién es', before: before.lead, after: after.lead },
    description: { label: 'Pasos', before: before.description, after: after.description, isHtml: true },
  };
  return Object.values(fields);
}
