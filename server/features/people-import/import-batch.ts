import { Refusal } from '../../../contract/refusal.ts';
import type { EnrolOutcome } from '../../../contract/results/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { addImportedPeople, lockAdding } from '../accounts/adding/imported-accounts.ts';
import { invitationMail } from '../accounts/recovery/account-mails.ts';
import { issueCodes } from '../accounts/recovery/codes.ts';
import { recordAudit } from '../audit/audit.ts';
import { enrolInside } from '../enrolments/enrol-people.ts';
import { addPeopleToGroup } from '../groups/group-people.ts';
import { ensureGroups } from '../groups/groups.ts';
import { putMails } from '../mail/outbox.ts';
import { findCandidates } from './candidates.queries.ts';
import { judgeLines, type KnownPerson } from './parsing/judge-lines.rules.ts';
import type { ListedPerson } from './parsing/read-line.rules.ts';
import type { ImportPlan, StoredLine } from './people-import.queries.ts';
import { findImport } from './people-import.queries.ts';
import {
  countFinished,
  findAddedBy,
  finishRun,
  listUnsettled,
  queueBatch,
  type SettledLine,
  settleLines,
} from './run.queries.ts';

/** Lines of one transaction: few enough to lose in a crash, and to keep other additions waiting. */
export const linesAtOnce = 200;

/** A line that is imported: a new account or one that exists. */
interface Entry {
  line: number;
  person: ListedPerson;
  accountId: number;
  isNew: boolean;
  /** That of a new account; '' = it existed. */
  username: string;
  text: string;
}

/**
 * Imports the next lines of a running import and queues the next batch, in one transaction (spec 5.11). Killed
 * anywhere, it leaves whole batches; run twice, it adds nobody twice. `alone`: after a failed batch its lines are
 * imported one by one.
 */
export async function importBatch(context: Context, importId: number, alone: number): Promise<void> {
  await transaction(context, async (inside) => {
    const { db } = inside;
    // one import at a time, so that each sees the other's people
    await lockAdding(inside);
    const found = await findImport(db, importId);
    if (found === undefined || found.plan === null || found.state !== 'running') return;
    const lines = await listUnsettled(db, importId, alone > 0 ? 1 : linesAtOnce);
    if (lines.length === 0) {
      await finishRun(db, importId, inside.clock.now());
      await recordAudit(inside, 'people.import', `import:${importId}`, await countFinished(db, importId));
      return;
    }
    await settleLines(db, importId, await importLines(inside, importId, lines, found.plan));
    await queueBatch(db, importId, alone - 1);
  });
}

/** Skips a line that fails alone, so that the following ones are imported, `alone` one by one. */
export async function giveUpLine(context: Context, importId: number, alone: number): Promise<void> {
  await transaction(context, async (inside) => {
    const [line] = await listUnsettled(inside.db, importId, 1);
    if (line === undefined) return;
    const text = 'No se pudo importar esta línea. Revísala e impórtala otra vez.';
    await settleLines(inside.db, importId, [{ line: line.line, outcome: 'failed', text, accountId: null }]);
    await queueBatch(inside.db, importId, alone - 1);
  });
}

async function importLines(
  inside: Context,
  importId: number,
  lines: readonly StoredLine[],
  plan: ImportPlan,
): Promise<SettledLine[]> {
  const { entries, failed } = await addPeople(inside, importId, lines, plan);
  const groupOf = (entry: Entry) => (entry.person.group === '' ? plan.group : entry.person.group);
  await joinGroups(inside, entries, groupOf);
  const enrolled = new Map<number, EnrolOutcome>();
  const closed = new Map<number, string>();
  const parts = Map.groupBy(entries, (entry) =>
    JSON.stringify([groupOf(entry), tells(entry, plan), coursesOf(entry, plan)]),
  );
  for (const part of parts.values()) {
    const [first] = part;
    if (first === undefined || coursesOf(first, plan).length === 0) continue;
    const outcomes = await enrolOpen(inside, coursesOf(first, plan), {
      accountIds: part.map(({ accountId }) => accountId),
      tell: tells(first, plan),
      group: groupOf(first),
    });
    if (outcomes.closed !== '') for (const { accountId } of part) closed.set(accountId, outcomes.closed);
    for (const outcome of outcomes.people) enrolled.set(outcome.userId, outcome);
  }
  await inviteOnly(
    inside,
    entries.filter((entry) => coursesOf(entry, plan).length === 0 || closed.has(entry.accountId)),
    plan,
    enrolled,
  );
  return [
    ...failed,
    ...entries.map((entry): SettledLine => {
      const { outcome, letter } = enrolled.get(entry.accountId) ?? {};
      const isEnrolled = outcome === 'enrolled' || outcome === 'invited' || outcome === 'reopened';
      const said = [
        entry.text,
        enrolmentText(outcome, entry.isNew, coursesOf(entry, plan).length === 1 ? 'el curso' : 'los cursos'),
        closed.get(entry.accountId) ?? '',
        letter === 'blocked' ? 'No se le avisó: su cuenta está bloqueada.' : '',
      ]
        .filter((text) => text !== '')
        .join(' ');
      return {
        line: entry.line,
        outcome: entry.isNew ? 'added' : isEnrolled ? 'enrolled' : 'unchanged',
        text: said,
        accountId: entry.accountId,
      };
    }),
  ];
}

/** The courses of everybody, and those that the person's own lines name. */
function coursesOf({ line, person }: Entry, plan: ImportPlan): number[] {
  const own = plan.courseOf?.[person.course ?? ''] ?? null;
  return [
    ...new Set([...plan.courseIds, ...(own === null ? [] : [own]), ...(plan.coursesOfLine?.[line] ?? [])]),
  ];
}

/** True if the person gets the letter about accounts and courses. */
const tells = ({ isNew, person }: Entry, plan: ImportPlan): boolean =>
  isNew ? plan.access === 'letter' && person.email !== '' : plan.tellExisting;

const enrolmentText = (
  outcome: EnrolOutcome['outcome'] | undefined,
  isNew: boolean,
  where: string,
): string => {
  switch (outcome) {
    case 'enrolled':
    case 'invited':
    case 'reopened':
      return isNew ? `Quedó en ${where}.` : 'Se inscribió.';
    case 'already':
      return `Ya estaba en ${where}.`;
    case 'admin':
      return 'Es de la administración: no se inscribe.';
    default:
      return '';
  }
};

/** Adds the accounts of a batch and reports those that were added elsewhere meanwhile. */
async function addPeople(
  inside: Context,
  importId: number,
  lines: readonly StoredLine[],
  plan: ImportPlan,
): Promise<{ entries: Entry[]; failed: SettledLine[] }> {
  const { db } = inside;
  const toJudge = lines
    .toSorted((one, other) => one.line - other.line) // as in the review: each line is compared with those before it
    .flatMap(({ line, read, answer }) => (read === null ? [] : [{ line, read, answer }]));
  const candidates = await findCandidates(
    db,
    toJudge.map(({ line, read }) => ({ line, person: read.person })),
  );
  const own = await findAddedBy(
    db,
    importId,
    [...candidates.values()].flat().map(({ id }) => id),
  );
  const strangers = new Map<number, KnownPerson[]>();
  for (const { line, kind } of lines) {
    const known = candidates.get(line) ?? [];
    strangers.set(line, kind === 'new' ? known.filter(({ id }) => !own.has(id)) : known);
  }
  const judged = new Map(judgeLines(toJudge, strangers).map((each) => [each.line, each]));
  const entries: Entry[] = [];
  const failed: SettledLine[] = [];
  const fail = (line: number, text: string) =>
    failed.push({ line, outcome: 'failed', text, accountId: null });
  const fresh: { line: number; person: ListedPerson }[] = [];
  for (const { line, read, kind, judged: before } of lines) {
    if (read === null) continue;
    const { person } = read;
    const now = judged.get(line);
    const existingId = now?.accountId ?? before?.accountId ?? null;
    if (kind === 'existing') {
      const isThere = (candidates.get(line) ?? []).some(
        ({ id, isTrashed }) => id === before?.accountId && !isTrashed,
      );
      if (isThere && before?.accountId != null)
        entries.push({
          line,
          person,
          accountId: before.accountId,
          isNew: false,
          username: '',
          text: 'Ya tenía cuenta.',
        });
      else fail(line, 'Su cuenta ya no está: impórtala otra vez.');
    } else if (now?.kind === 'existing' && existingId !== null) {
      const text = 'Mientras tanto otra persona la agregó.';
      entries.push({ line, person, accountId: existingId, isNew: false, username: '', text });
    } else if (now?.kind === 'new' || (now?.kind === 'ask' && now.accountId === null)) {
      fresh.push({ line, person });
    } else {
      const why = now?.problems[0]?.message ?? now?.text ?? '';
      fail(line, `Algo cambió mientras tanto, y no se importó. ${why} Impórtala otra vez.`);
    }
  }
  const added = await addImportedPeople(
    inside,
    // an access sheet's owner chooses a password without activation
    fresh.map(({ line, person }) => ({
      ...person,
      line,
      isActive: plan.access === 'active' || person.email === '',
    })),
  );
  for (const { line, person } of fresh) {
    const account = added.get(line);
    if (account === undefined)
      fail(line, 'Alguien acaba de tomar ese correo o ese usuario. Impórtala otra vez.');
    else {
      const { id: accountId, username } = account;
      entries.push({ line, person, accountId, isNew: true, username, text: `Cuenta nueva: ${username}.` });
    }
  }
  return { entries, failed };
}

/** Puts people into their groups, locked in the order of names. */
async function joinGroups(
  inside: Context,
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
): Promise<void> {
  const groups = Map.groupBy(entries, groupOf);
  groups.delete('');
  const names = [...groups.keys()];
  const ids = await ensureGroups(inside, names);
  for (const [place, name] of names.entries()) {
    const groupId = ids[place];
    if (groupId === undefined) continue;
    const accountIds = (groups.get(name) ?? []).map(({ accountId }) => accountId);
    await addPeopleToGroup(inside, { groupId, accountIds });
  }
}

/** Enrols in courses; one archived or hidden meanwhile is reported and stops nothing. */
async function enrolOpen(
  inside: Context,
  courseIds: readonly number[],
  people: { accountIds: number[]; tell: boolean; group: string },
): Promise<{ people: EnrolOutcome[]; closed: string }> {
  try {
    return { people: await enrolInside(inside, { courseIds, ...people }), closed: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { people: [], closed: `No se inscribió: ${error.message}` };
  }
}

/** The letter for people without an enrolment letter: only the link to choose a password. */
async function inviteOnly(
  inside: Context,
  entries: readonly Entry[],
  plan: ImportPlan,
  enrolled: ReadonlyMap<number, EnrolOutcome>,
): Promise<void> {
  const invited = entries.filter(
    (entry) => entry.isNew && tells(entry, plan) && enrolled.get(entry.accountId) === undefined,
  );
  if (invited.length === 0) return;
  const codes = await issueCodes(
    inside,
    invited.map(({ accountId }) => accountId),
    'invitation',
  );
  await putMails(
    inside,
    codes.flatMap((code, place) => {
      const entry = invited[place];
      if (entry === undefined) return [];
      const { accountId: id, username, person } = entry;
      const reader = { id, username, firstName: person.firstName, email: person.email };
      return [invitationMail(inside, reader, code)];
    }),
  );
}
