import {
  type EnrolOutcome,
  isNowEnrolled,
  type LeftOut,
  type LineState,
  noLetterText,
  type PeopleLine,
  type ResultFilter,
  type ResultRow,
  type ResultSort,
  type ResultState,
  resultFilters,
  resultSorts,
} from '../../../contract/results/calls.ts';
import { resultStateLabels } from '../../../contract/results/labels.ts';
import { counted } from '../../../contract/text/counted.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import type { SortOrder } from '../../components/table/data-table.rules.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { Query } from '../../lib/page/screen.ts';
import { groupOf } from '../groups/group-filter.ts';

/** The filters of the results, in the order of their chips. */
export const filterLabels: Record<ResultFilter, string> = {
  all: 'Todos',
  ...resultStateLabels,
  failed: 'No aprobaron',
  invited: 'Invitados',
  passed: 'Aprobaron',
  closed: 'Retirados',
  certified: 'Con certificado',
};

export const stateTints: Record<ResultState, TagKind> = {
  invited: 'off',
  fresh: 'off',
  reading: 'info',
  ready: 'wait',
  running: 'wait',
  failed: 'no',
  passed: 'ok',
  closed: 'off',
};

/** The filter that an address names; all without one. */
export const filterOf = (query: Query): ResultFilter =>
  resultFilters.find((known) => known === query['state']) ?? 'all';

/** The order that an address names; by name without one. */
export function orderOf(query: Query): SortOrder {
  const key: ResultSort = resultSorts.find((known) => known === query['sort']) ?? 'name';
  return { key, direction: query['order'] === 'desc' ? 'descending' : 'ascending' };
}

/** The parameters that the list, its files and its letters share. */
export function wantedOf(query: Query): {
  State: ResultFilter;
  Search: string | undefined;
  GroupId: number | undefined;
  Sort: ResultSort;
  Order: 'asc' | 'desc';
} {
  const { key, direction } = orderOf(query);
  return {
    State: filterOf(query),
    Search: query['search'] || undefined,
    ...groupOf(query),
    Sort: key as ResultSort,
    Order: direction === 'descending' ? 'desc' : 'asc',
  };
}

/** The query of the list with another filter; its search, group and order stay. */
export function filtered({ page: _, state: __, ...kept }: Query, state: ResultFilter): Query {
  return state === 'all' ? kept : { ...kept, state };
}

/**
 * '8 de 20 min': whole minutes, so that nobody who still lacks seconds reads as complete, and none beyond what is asked:
 * the files have them.
 */
export const readingText = (readSeconds: number, durationMinutes: number): string =>
  `${Math.min(Math.floor(readSeconds / 60), durationMinutes)} de ${durationMinutes} min`;

/** '1 persona', '1 240 personas' */
export const peopleText = (count: number): string => counted(count, 'persona', 'personas');

export const leftOutReasons: Record<LeftOut['reason'], string> = {
  deleted: 'Su cuenta se eliminó.',
  notEnrolled: 'Ya no está en el curso.',
  noEmail: 'No tiene correo.',
  inactive: 'Su cuenta no está activa.',
  blocked: 'Su cuenta está bloqueada.',
  closed: 'Se retiró de este curso.',
};

/** Labels for the states of a line of a pasted list, and what to do about each. */
export const lineLabels: Record<LineState, { label: string; kind: TagKind; help: string }> = {
  found: { label: 'Se inscribe', kind: 'ok', help: '' },
  choose: { label: 'Elige', kind: 'wait', help: '' },
  unknown: {
    label: 'No encontrado',
    kind: 'no',
    help: 'Nadie tiene ese nombre, usuario ni correo. Revisa cómo está escrito.',
  },
  inactive: {
    label: 'Se invita',
    kind: 'wait',
    help: 'Su cuenta no está activa: queda en el curso como invitado.',
  },
  closed: {
    label: 'Vuelve',
    kind: 'wait',
    help: 'Se retiró de este curso: si lo inscribes, vuelve con lo que tenía.',
  },
  admin: { label: 'Administrador', kind: 'no', help: 'Quien administra no toma cursos.' },
  enrolled: { label: 'Ya estaba', kind: 'off', help: '' },
  repeated: { label: 'Repetido', kind: 'off', help: 'Es la misma persona que en una línea anterior.' },
};

/** Lines that need attention come first; the others keep their places. */
const urgency: readonly LineState[] = ['choose', 'unknown', 'admin', 'closed', 'inactive'];

/** Lines that enrol the one person whom they mean. */
const enrolling: readonly LineState[] = ['found', 'inactive', 'closed'];
export const byUrgency = (lines: readonly PeopleLine[]): PeopleLine[] =>
  lines.toSorted((one, other) => placeOf(one) - placeOf(other) || one.line - other.line);
const placeOf = ({ state }: PeopleLine) =>
  urgency.includes(state) ? urgency.indexOf(state) : urgency.length;

/**
 * The people to enrol: those matched and those chosen for a line, each once, without those already enrolled. `chosen`
 * maps a line to a person.
 */
export function toEnrol(lines: readonly PeopleLine[], chosen: ReadonlyMap<number, number>): number[] {
  const ids = lines.flatMap(({ line, state, people }) => {
    const wanted = enrolling.includes(state) ? people[0]?.userId : chosen.get(line);
    const person = people.find(({ userId }) => userId === wanted);
    return person === undefined || person.isEnrolled ? [] : [person.userId];
  });
  return [...new Set(ids)];
}

export const outcomeLabels: Record<EnrolOutcome['outcome'], string> = {
  enrolled: 'Quedó en el curso.',
  invited: 'Quedó en el curso como invitado.',
  reopened: 'Volvió al curso.',
  already: 'Ya estaba en el curso.',
  unknown: 'Su cuenta ya no existe.',
  admin: 'Quien administra no toma cursos.',
};

/** The outcome of an enrolment in sentences: how many are in the course, invited, told, and without an address. */
export function outcomeSentences(outcomes: readonly EnrolOutcome[]): string[] {
  const entered = outcomes.filter(({ outcome }) => isNowEnrolled(outcome));
  if (entered.length === 0) return ['No se inscribió a nadie.'];
  const count = (is: (each: EnrolOutcome) => boolean) => entered.filter(is).length;
  const invited = count(({ outcome }) => outcome === 'invited');
  const told = count(({ letter }) => letter === 'queued');
  const unreached = count(({ letter }) => letter === 'noAddress');
  const blocked = count(({ letter }) => letter === 'blocked');
  return [
    `${entered.length === 1 ? 'Quedó' : 'Quedaron'} en el curso ${peopleText(entered.length)}.`,
    ...(invited === 0 ? [] : [`Como invitados, hasta que activen su cuenta: ${wholeNumber(invited)}.`]),
    ...(told === 0 ? [] : [`${counted(told, 'carta', 'cartas')} en camino.`]),
    ...(unreached === 0 ? [] : [`Sin correo: ${unreached}; avísales tú.`]),
    ...(blocked === 0 ? [] : [noLetterText(blocked)]),
  ];
}

/** 'Ana Álvarez', '3 personas' */
export const nameOrCount = (rows: readonly { fullname: string }[]): string => {
  const [only] = rows;
  return rows.length === 1 && only !== undefined ? only.fullname : peopleText(rows.length);
};

/** A member of a course, reduced to what passing or taking out depends on. */
export type Taker = { userId: number; fullname: string } & Pick<
  ResultRow,
  'attemptCount' | 'annulledCount' | 'bestGrade' | 'isRunning' | 'readTime' | 'closed'
>;

/** Rows for a bulk call on people of a course. */
export const peopleOf = (rows: readonly { userId: number }[]) => ({
  Items: rows.map(({ userId }) => ({ Id: userId })),
});

/** True if somebody taken out of the course would leave results behind: the enrolment is closed then (spec 17.6). */
export const leavesResults = ({ attemptCount, annulledCount, bestGrade }: Taker): boolean =>
  attemptCount + annulledCount > 0 || bestGrade !== null;

/** The effect of taking people out of a course, a sentence for each kind (spec 17.6). */
export function removalSentences(rows: readonly Taker[]): string[] {
  const running = rows.filter(({ isRunning }) => isRunning).length;
  const kept = rows.filter((row) => !row.isRunning && row.closed === null && leavesResults(row)).length;
  const gone = rows.filter((row) => !row.isRunning && row.closed === null && !leavesResults(row));
  const readers = gone.filter(({ readTime }) => readTime > 0).length;
  const lost = readers === 0 ? '' : ' Se pierde lo que leyeron; esto no se puede deshacer.';
  return [
    ...(gone.length === 0
      ? []
      : [
          `${peopleText(gone.length)} sin intentos ${gone.length === 1 ? 'sale' : 'salen'} del curso.${lost}`,
        ]),
    ...(kept === 0
      ? []
      : [
          `${peopleText(kept)} con intentos ${kept === 1 ? 'queda' : 'quedan'} como «Retirado»: ya no ${kept === 1 ? 'lee ni rinde' : 'leen ni rinden'}, y sus resultados y certificados se conservan. Se puede devolver al curso.`,
        ]),
    ...(running === 0
      ? []
      : [
          `${peopleText(running)} ${running === 1 ? 'está' : 'están'} en examen: no se ${running === 1 ? 'quita' : 'quitan'} hasta que termine.`,
        ]),
  ];
}
