import type { OwnAttempt } from '../../../contract/attempts/calls.ts';
import type { ListInput } from '../../../contract/fields.ts';
import type { Person, PersonEvent } from '../../../contract/people/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { inSnapshot } from '../../platform/database/database.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { identityOf } from '../accounts/identity/identity.ts';
import { listAttemptsOfPerson } from '../attempts/attempts.ts';
import { recordView } from '../audit/viewed-people.ts';
import { closeOverdueOf } from '../exams/close-attempt.ts';
import { listGroupsOf } from '../groups/groups.ts';
import { listCoursesOfPerson } from '../results/results.ts';
import * as queries from './people.queries.ts';

/**
 * Reads a person's page (spec 17.4) from one snapshot, and records who read it; of a deleted person only the results,
 * without a name, and how long they lie in the Papelera. Refuses (404) an unknown account.
 */
export async function getPerson(context: Context, id: number): Promise<Person> {
  await closeOverdueOf(context, id);
  const person = await inSnapshot(context.db, async (db) => {
    const account = foundRow(await queries.findPerson(db, id));
    const isDeleted = account.deletedAt !== null;
    const signIns = isDeleted ? [] : await queries.listSignIns(db, id);
    return {
      id,
      fullname: isDeleted ? 'Usuario eliminado' : fullName(account),
      isDeleted,
      erasedOn: account.eraseAt?.toISOString() ?? null,
      username: isDeleted ? null : account.username,
      email: isDeleted ? null : account.email,
      role: account.role,
      active: account.activatedAt !== null,
      blocked: account.blockedAt !== null,
      date: account.createdAt.toISOString(),
      lastSeen: lastOf(signIns.map(({ lastSeenAt }) => lastSeenAt)),
      timeFactorPercent: account.timeFactorPercent,
      documentNumber: isDeleted ? null : account.documentNumber,
      phone: isDeleted ? null : account.phone,
      identity: isDeleted ? null : await identityOf({ db }, account),
      groups: await listGroupsOf(db, id),
      courses: await listCoursesOfPerson(db, id),
      certificates: await queries.listCertificates(db, id),
      signIns: signIns.map((session) => ({
        date: session.signedInAt.toISOString(),
        lastSeen: session.lastSeenAt.toISOString(),
        ended: session.endedAt?.toISOString() ?? null,
      })),
      events: (await queries.listEvents(db, id)).map(eventOf),
    };
  });
  await recordView(context, id);
  return person;
}

/**
 * Lists a person's attempts in every course, newest first, after closing overdue ones; Search finds parts of course
 * titles. Refuses (404) an unknown account.
 */
export async function listPersonAttempts(
  context: Context,
  id: number,
  input: ListInput,
): Promise<{ rows: OwnAttempt[]; total: number }> {
  if ((await queries.findPerson(context.db, id)) === undefined) throw new Refusal('notFound');
  return listAttemptsOfPerson(context, id, input);
}

const lastOf = (instants: readonly Date[]) =>
  instants.length === 0 ? null : new Date(Math.max(...instants.map(Number))).toISOString();

function eventOf(event: Awaited<ReturnType<typeof queries.listEvents>>[number]): PersonEvent {
  const { at, action, firstName, lastName, attemptId, courseTitle, minutes } = event;
  const by = firstName === null || lastName === null ? null : fullName({ firstName, lastName });
  return { date: at.toISOString(), action, by, attemptId, courseTitle, minutes };
}
