import type { RouteRevision } from '../../../contract/calls/ruta.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';

type ComparableRoute = Pick<RouteRevision, 'title' | 'door' | 'lead' | 'description'>;

export const comparedRoutes = (before: ComparableRoute, after: ComparableRoute): ComparedField[] => [
  { label: 'Título', before: before.title, after: after.title },
  { label: 'Puerta en Inicio', before: before.door, after: after.door },
  { label: 'Para quién es', before: before.lead, after: after.lead },
  { label: 'Pasos', before: before.description, after: after.description, isHtml: true },
];
