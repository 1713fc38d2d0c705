import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, listInput, localInstant, optionalText, requiredLine, requiredText, rowId } from '../fields.ts';

/** To whom it is shown: everybody, visitors too; whoever has an account; the people of a group. */
export const reaches = ['all', 'members', 'group'] as const;
export const announcementStates = ['planned', 'live', 'ended'] as const;

const announcementRow = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** '' = none. */
  link: z.string(),
  reach: z.enum(reaches),
  /** The name of its group. */
  group: z.nullable(z.string()),
  from: z.string(),
  until: z.string(),
  state: z.enum(announcementStates),
  /** The people with an account who closed it. */
  closedCount: z.int(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

/** Announcements on the portal, with a beginning and an end (spec 6.22); all calls are extensions. */
export const announcement = {
  get: endpoint({
    method: 'GET',
    path: 'Announcement/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Announcements, newest first, and how many have closed each',
    input: z.object(listInput),
    output: z.array(announcementRow),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Announcement/Add',
    who: 'admin',
    effect: 'publicWord',
    idempotent: 'stored',
    summary: 'Adds an announcement; 400 one that ends before it begins or has ended',
    input: z.object({
      Title: requiredLine('El campo Título es obligatorio.', 70),
      Text: requiredText('El campo Texto es obligatorio.', 280),
      Link: optionalText(500),
      Reach: z.enum(reaches, 'Elige para quién es.'),
      /** The group of a `Reach` group. */
      GroupId: z.optional(rowId('Elige un grupo.')),
      From: localInstant,
      Until: localInstant,
    }),
    output: z.object({ id: z.int() }),
  }),
  end: endpoint({
    method: 'POST',
    path: 'Announcement/End',
    who: 'admin',
    effect: 'undoable',
    summary: 'Takes an announcement from the portal now; repeating it is harmless',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
  close: endpoint({
    method: 'POST',
    path: 'Announcement/Close',
    who: 'open',
    summary:
      'Its reader closes an announcement: kept with the account, of a visitor in a cookie until its end',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
};
