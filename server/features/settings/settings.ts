import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import {
  type GivenSettings,
  type SettingName,
  type Settings,
  settingPictures,
  settingsOf,
  type WrittenSettings,
} from '../../../contract/settings/portal-settings.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import { demandsTls } from '../../platform/mail.ts';
import { today } from '../accounts/local-date.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { followSettings } from '../certificates/design/design.ts';
import { contentChanged } from '../content/content-version.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { senderOf } from '../mail/sender.ts';
import { refuseStale, savingOf } from '../versions/saving.ts';
import { hasPicture } from './pictures.ts';
import { givenBy, settingsTable } from './portal-settings.ts';
import * as queries from './settings.queries.ts';
import { afterChange, changedNames, refuseColours, shownServer } from './settings.rules.ts';

const none: Omit<queries.SavedSettings, 'savedAt'> & { savedAt: Date | null } = {
  version: 0,
  written: {},
  savedAt: null,
  savedBy: null,
};

/** Reads the written settings, the defaults, and the mail server (spec 13.14). */
export async function getSettings(context: Context) {
  const { config, db, caller } = context;
  const saved = (await queries.findNewest(db)) ?? none;
  const given = givenBeside(saved.written, givenBy(config));
  const midnight = instantOfLocal(`${today(context)}T00:00`, config.timeZone);
  const account = await queries.findWriter(db, accountIdOf(caller) ?? 0);
  return {
    ...saved,
    given,
    timeZone: config.timeZone,
    mail: {
      server: config.smtpUrl === undefined ? null : shownServer(config.smtpUrl),
      isEncrypted: config.smtpUrl !== undefined && demandsTls(config.smtpUrl),
      sender: senderOf(config.mailFrom).address,
      ...(await queries.countMails(db, { since: midnight, now: context.clock.now() })),
    },
    ownEmail: account?.email ?? '',
  };
}

/** The values of unwritten settings; their sentences use the written ones. */
function givenBeside({ name, institute, contactEmail }: WrittenSettings, given: GivenSettings): Settings {
  const others = Object.entries({ name, institute, contactEmail }).filter(([, value]) => value !== undefined);
  const { name: ownName, institute: ownInstitute, contactEmail: ownEmail } = settingsOf({}, given);
  const beside = settingsOf(Object.fromEntries(others), given);
  return { ...beside, name: ownName, institute: ownInstitute, contactEmail: ownEmail };
}

/**
 * Changes the given settings for all nodes at once; an unchanged save makes no version. Refuses (409) a stale
 * `version`, (400) colours with too little contrast and pictures that are not stored.
 */
export async function updateSettings(
  context: Context,
  change: Partial<Record<SettingName, string | undefined>>,
  version: number | undefined,
): Promise<{ version: number }> {
  await refuseUnknownPictures(context, change);
  return save(context, async (_, written) => afterChange(written, change), version);
}

/** Saves an earlier version as a new one. Refuses (404) an unknown one, and like updateSettings. */
export const restoreRevision = (context: Context, revision: number, version: number | undefined) =>
  save(context, async ({ db }) => foundRow(await queries.findRevision(db, revision)).written, version);

async function save(
  context: Context,
  nextOf: (inside: Context, written: WrittenSettings) => Promise<WrittenSettings>,
  begunFrom: number | undefined,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    await queries.lockSettings(inside.db);
    const stored = (await queries.findNewest(inside.db)) ?? none;
    const next = await nextOf(inside, stored.written);
    const changed = changedNames(stored.written, next);
    if (changed.length === 0) return { version: stored.version }; // its answer was lost
    refuseStale(stored, begunFrom);
    const settings = settingsOf(next, givenBy(inside.config));
    refuseColours(settings);
    const version = stored.version + 1;
    await queries.insertRevision(inside.db, { version, written: next, ...savingOf(inside) });
    await followSettings(inside, settings);
    await recordAudit(inside, 'settings.change', `settings:${version}`, changesOf(stored.written, next));
    await tellAdministrators(inside, 'settings.change');
    inside.afterCommit(() => inside.settings.reread());
    if (changed.includes('brandColour')) inside.cookies.clearBrowserCache(); // it keeps drawings for five minutes
    await contentChanged(inside, settingsTable);
    return { version };
  });
}

/** Lists the newest versions, each with the names of its changes. */
export async function listRevisions({ db }: Context) {
  const saved = await queries.listRevisions(db);
  return saved
    .map((each, index) => ({ ...each, changed: changedNames(saved[index + 1]?.written ?? {}, each.written) }))
    .slice(0, 100);
}

async function refuseUnknownPictures(
  context: Context,
  change: Partial<Record<SettingName, string | undefined>>,
): Promise<void> {
  for (const name of settingPictures) {
    const file = change[name];
    if (file && !(await hasPicture(context, file))) throw new Refusal('portalPictureUnknown');
  }
}
