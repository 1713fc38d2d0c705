import { counted } from '../../../contract/text/counted.ts';
import type { Possessions } from '../../../contract/trash/calls.ts';

/** Somebody's courses and more: '3 cursos, 2 intentos, 1 certificado, grupo Constructora Illimani'. */
export function possessionsText({
  courseCount,
  attemptCount,
  certificateCount,
  groups,
}: Possessions): string {
  const group = groups.length === 1 ? `grupo ${groups[0]}` : `grupos ${groups.join(', ')}`;
  return [
    courseCount === 0 ? 'sin cursos' : counted(courseCount, 'curso', 'cursos'),
    ...(attemptCount === 0 ? [] : [counted(attemptCount, 'intento', 'intentos')]),
    ...(certificateCount === 0 ? [] : [counted(certificateCount, 'certificado', 'certificados')]),
    ...(groups.length === 0 ? [] : [group]),
  ].join(', ');
}
