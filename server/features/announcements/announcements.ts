import type { AnnouncementRow, reaches } from '../../../contract/announcements/calls.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { ShownAnnouncement } from '../../../contract/pages.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { instantOfMinute } from '../../context/local-minutes.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { nameOfGroup } from '../groups/groups.ts';
import * as queries from './announcements.queries.ts';
import { announcementState, closedIn, withClosed } from './announcements.rules.ts';
import { announcementTable } from './current-announcements.ts';

/** The cookie in which a visitor's browser remembers what they closed. */
export const closedCookie = 'anuncios';

/** Lists announcements, newest first, with how many people closed each (spec 6.22). */
export async function listAnnouncements(
  { db, clock }: Context,
  input: ListInput,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const search = input.Search ?? '';
  const [rows, total] = await Promise.all([
    queries.listAnnouncements(db, search, listWindow(input)),
    queries.countAnnouncements(db, search),
  ]);
  return {
    rows: rows.map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      from: startsAt.toISOString(),
      until: endsAt.toISOString(),
      state: announcementState({ startsAt, endsAt }, clock.now()),
    })),
    total,
  };
}

export interface WrittenAnnouncement {
  Title: string;
  Text: string;
  Link?: string | undefined;
  Reach: (typeof reaches)[number];
  GroupId?: number | undefined;
  From: string;
  Until: string;
}

/**
 * Adds an announcement (spec 6.22). Refuses (400) one that ends before it begins or has ended, one of a group that
 * names none, and a link that leads nowhere; (404) an unknown group.
 */
export function addAnnouncement(context: Context, written: WrittenAnnouncement): Promise<{ id: number }> {
  const { Title: title, Text: text, Link: link = '', Reach: reach } = written;
  const refused = (
    code: 'announcementPast' | 'announcementBackwards' | 'announcementLink',
    field: string,
  ) => {
    const refusal = new Refusal(code);
    return new Refusal(code, { errors: [{ field, message: refusal.message }] });
  };
  return transaction(context, async (inside) => {
    const now = inside.clock.now();
    const [startsAt = now, endsAt = now] = [written.From, written.Until].map((minute) =>
      instantOfMinute(inside, minute),
    );
    if (endsAt <= startsAt) throw refused('announcementBackwards', 'Until');
    if (endsAt <= now) throw refused('announcementPast', 'Until');
    if (link !== '' && !isLinkAllowed(link)) throw refused('announcementLink', 'Link');
    const groupId = reach === 'group' ? (written.GroupId ?? null) : null;
    if (reach === 'group' && groupId === null)
      throw new Refusal('invalidInput', { errors: [{ field: 'GroupId', message: 'Elige un grupo.' }] });
    await nameOfGroup(inside, groupId ?? undefined);
    const added = await queries.insertAnnouncement(inside.db, {
      title,
      text,
      link,
      reach,
      group_id: groupId,
      starts_at: startsAt,
      ends_at: endsAt,
      created_by: accountIdOf(inside.caller),
      created_at: now,
    });
    await recordAudit(inside, 'announcement.add', `announcement:${added.id}`, { title });
    await contentChanged(inside, announcementTable);
    return added;
  });
}

/** Takes an announcement from the portal now; repeating it is harmless. Refuses (404) an unknown one. */
export function endAnnouncement(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    const hasEnded = foundRow(await queries.endAnnouncement(inside.db, id, inside.clock.now()));
    if (!hasEnded) return;
    await recordAudit(inside, 'announcement.end', `announcement:${id}`);
    await contentChanged(inside, announcementTable);
  });
}

/**
 * Its reader closes an announcement: with an account it is closed on every device, without one in this browser, which
 * remembers until the last of those closed there ends. Closing one that is not there changes nothing.
 */
export async function closeAnnouncement({ db, clock, caller, cookies }: Context, id: number): Promise<void> {
  const now = clock.now();
  const endsAt = await queries.findEnd(db, id);
  if (endsAt === undefined || endsAt <= now) return;
  const accountId = accountIdOf(caller);
  if (accountId !== null) return queries.insertClosing(db, id, accountId, now);
  const closed = withClosed(cookies.get(closedCookie), id);
  const lastEnd = (await queries.findLastEnd(db, closedIn(closed))) ?? endsAt;
  cookies.set(closedCookie, closed, Math.ceil((lastEnd.getTime() - now.getTime()) / 1000));
}

/** The announcement for whoever has signed in; undefined without one, which asks no database while none is live. */
export async function announcementFor(context: Context): Promise<ShownAnnouncement | undefined> {
  const accountId = accountIdOf(context.caller);
  if (accountId === null || !context.announcements.isAnyLive()) return undefined;
  return queries.findShownTo(context.db, accountId, context.clock.now());
}

/** The announcement for a visitor, by what their browser remembers that they closed. */
export const announcementForVisitor = (
  { announcements }: Pick<Context, 'announcements'>,
  cookie: string | undefined,
) => announcements.forVisitor(closedIn(cookie));
