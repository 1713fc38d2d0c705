import type { LeftOutReason, mailingStates } from '../../../contract/mailings/calls.ts';
import { fillPlaceholders } from '../../../contract/mailings/placeholders.ts';

/** The most letters of a mailing that wait for their first try: other mails wait behind so many at most. */
const mostUntried = 50;

/** The fewest refusals that pause a mailing: a single one may be the mailbox's own. */
const failingToPause = 5;

/** So many may be refused for now, such as full mailboxes, before they leave less room for the next. */
const failingAside = 25;

/** Letters refused more often than this, over two hours, hold up no others. */
export const triesThatCount = 9;

/** A mailing that could not begin or end within these days is outdated. */
const mailingDays = 30;

/** The letters in the outbox, neither sent nor given up: those before their first try, and those refused for now. */
export interface Traffic {
  untried: number;
  failing: number;
}

/**
 * How many letters to put now, and whether the server's refusals pause the mailing: all that it was offered were refused,
 * and none was just taken.
 */
export function paceOf(
  { untried, failing }: Traffic,
  { wasSent }: { wasSent: boolean },
): { isPaused: boolean; room: number } {
  if (!wasSent && untried === 0 && failing >= failingToPause) return { isPaused: true, room: 0 };
  const held = Math.max(0, failing - failingAside);
  return { isPaused: false, room: Math.max(0, mostUntried - untried - held) };
}

export const isOutdated = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > mailingDays * 86_400_000;

export interface Instants {
  stoppedAt: Date | null;
  pausedAt: Date | null;
  finishedAt: Date | null;
}

export function mailingState({ stoppedAt, pausedAt, finishedAt }: Instants): (typeof mailingStates)[number] {
  if (finishedAt !== null) return 'done';
  if (stoppedAt !== null) return 'stopped';
  return pausedAt === null ? 'leaving' : 'paused';
}

export interface Reachable {
  email: string | null;
  isDeleted: boolean;
  isActive: boolean;
  isBlocked: boolean;
}

/** The reason why a person gets no letter; undefined if they get one. */
export function reasonAgainst({
  email,
  isDeleted,
  isActive,
  isBlocked,
}: Reachable): LeftOutReason | undefined {
  if (isDeleted) return 'deleted';
  if (isBlocked) return 'blocked';
  if (!isActive) return 'inactive';
  return email === null ? 'noEmail' : undefined;
}

/** The course in a letter, to everybody alike. */
export interface CourseWords {
  title: string;
  deadline: string | null;
}

/** A text with what it says of one person; `grade` null = none yet. */
export const textFor = (
  text: string,
  person: { firstName: string; grade: number | null },
  course: CourseWords | null,
): string =>
  fillPlaceholders(text, {
    nombre: person.firstName,
    nota: person.grade === null ? 'sin nota' : String(person.grade),
    curso: course?.title ?? '',
    'fecha límite': course?.deadline ?? '',
  });
