import type { announcementStates } from '../../../contract/announcements/calls.ts';
import type { ShownAnnouncement } from '../../../contract/pages.ts';

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** From its beginning on, and no longer at its end. */
export function announcementState(
  { startsAt, endsAt }: Span,
  now: Date,
): (typeof announcementStates)[number] {
  if (endsAt <= now) return 'ended';
  return startsAt <= now ? 'live' : 'planned';
}

/** The one that a visitor sees: of those live and not closed, which began last. */
export function shownToVisitor<Each extends ShownAnnouncement & Span>(
  given: readonly Each[],
  closed: readonly number[],
  now: Date,
): Each | null {
  const live = given.filter((each) => announcementState(each, now) === 'live' && !closed.includes(each.id));
  return (
    live.toSorted(
      (one, other) => other.startsAt.getTime() - one.startsAt.getTime() || other.id - one.id,
    )[0] ?? null
  );
}

/** A browser remembers so many that its visitor closed. */
const mostRemembered = 20;

/** The closed announcements in a visitor's cookie, '3.12'; what is no number is left out. */
export const closedIn = (cookie: string | undefined): number[] =>
  (cookie ?? '')
    .split('.')
    .slice(0, mostRemembered)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);

/** The cookie with one more. */
export const withClosed = (cookie: string | undefined, id: number): string =>
  [...new Set([id, ...closedIn(cookie)])].slice(0, mostRemembered).join('.');
