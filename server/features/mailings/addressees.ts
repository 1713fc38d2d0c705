import type { userRoles, userStates } from '../../../contract/accounts/calls.ts';
import { placeholdersIn, speaksOfCourse } from '../../../contract/mailings/placeholders.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { counted } from '../../../contract/text/counted.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { examWindow, momentText } from '../courses/course-dates.rules.ts';
import { nameOfGroup } from '../groups/groups.ts';
import { findCourseOfLetter } from './course.queries.ts';
import * as queries from './mailings.queries.ts';

/**
 * A letter as it was written: to people ticked one by one, or to all that a filter finds; without either to every member.
 */
export interface WrittenLetter {
  UserIds?: readonly number[] | undefined;
  GroupId?: number | undefined;
  State?: (typeof userStates)[number] | undefined;
  Role?: (typeof userRoles)[number] | undefined;
  Search?: string | undefined;
  CourseId?: number | undefined;
  Subject: string;
  Text: string;
}

/** Administrators are members of nothing: a letter reaches them where the filter asks for them or they were ticked. */
export function addresseesOf({ UserIds, GroupId, State, Role, Search }: WrittenLetter): queries.Addressees {
  if (UserIds !== undefined) return { ids: UserIds };
  const role = Role ?? (State === 'admin' ? undefined : 'member');
  return { wanted: { groupId: GroupId, state: State, role, search: Search } };
}

const stateWords: Record<(typeof userStates)[number], string> = {
  active: 'activos',
  waiting: 'sin activar',
  blocked: 'bloqueados',
  noEmail: 'sin correo',
  admin: 'que administran',
  asking: 'que piden un cambio',
  renamed: 'que cambiaron su nombre',
  held: 'que esperan su certificado',
};

/** To whom a letter goes, in words. Refuses (404) an unknown group. */
export async function addressedTo(context: Context, letter: WrittenLetter): Promise<string> {
  const { UserIds, GroupId, State, Role, Search } = letter;
  if (UserIds !== undefined) {
    const [only = 0] = UserIds;
    const named = UserIds.length === 1 ? await queries.findName(context.db, only) : undefined;
    return named === undefined
      ? counted(UserIds.length, 'persona elegida', 'personas elegidas')
      : fullName(named);
  }
  const group = await nameOfGroup(context, GroupId);
  const parts = [
    ...(group === null ? [] : [`grupo «${group}»`]),
    ...(State === undefined ? [] : [`usuarios ${stateWords[State]}`]),
    ...(Role === 'admin' ? ['quienes administran'] : []),
    ...(Search === undefined || Search === '' ? [] : [`usuarios con «${Search}»`]),
  ].join(', ');
  return parts === '' ? 'Todos los miembros' : parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** The course that a letter speaks of, and until when its exam is open. */
export interface CourseOfLetter {
  id: number;
  title: string;
  deadline: string | null;
}

/**
 * The course of a letter; null without one. Refuses (400) a letter that says something of a course and names none, or
 * of the last day of one that has none; (404) an unknown course.
 */
export async function courseOfLetter(
  context: Context,
  letter: WrittenLetter,
): Promise<CourseOfLetter | null> {
  const words = `${letter.Subject}\n${letter.Text}`;
  if (letter.CourseId === undefined) {
    if (speaksOfCourse(words)) throw needsCourse(words);
    return null;
  }
  const { id, title, ...dates } = foundRow(await findCourseOfLetter(context.db, letter.CourseId));
  const { until } = examWindow(dates);
  if (until === null && placeholdersIn(words).has('fecha límite')) throw new Refusal('mailingNeedsDeadline');
  return { id, title, deadline: until === null ? null : momentText(until, context.config.timeZone) };
}

function needsCourse(words: string): Refusal {
  const ofCourse = [...placeholdersIn(words)].filter((name) => name !== 'nombre').map((name) => `{${name}}`);
  const values = { words: new Intl.ListFormat('es').format(ofCourse) };
  return new Refusal('mailingNeedsCourse', { values });
}
