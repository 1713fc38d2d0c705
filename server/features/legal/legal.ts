import type { LegalPage } from '../../../contract/legal/pages.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { renderFacts } from '../facts/render-facts.ts';
import { refuseStale, savingOf } from '../versions/saving.ts';
import { givenText } from './given-texts.rules.ts';
import * as queries from './legal.queries.ts';

const none = { version: 0, written: '', savedAt: null, savedBy: null };

const givenFor = ({ settings }: Context, page: LegalPage) =>
  givenText(page, { ...settings.current, contactEmail: settings.contact ?? '' });

/** Reads a page of the institute's rules: the written text, else the default (spec 13.16). */
export async function readLegalPage(context: Context, page: LegalPage) {
  const { written, savedAt } = (await queries.findNewest(context.db, page)) ?? none;
  const html = await renderFacts(context, written || givenFor(context, page));
  return { page, html, savedAt: written === '' ? null : savedAt };
}

/** Reads a page as written, and the default that readers get otherwise. */
export async function getLegalPageToEdit(context: Context, page: LegalPage) {
  const saved = (await queries.findNewest(context.db, page)) ?? none;
  return { page, ...saved, given: givenFor(context, page) };
}

export const listLegalRevisions = ({ db }: Context, page: LegalPage) => queries.listRevisions(db, page);

/**
 * Writes a page; undefined keeps it. An empty text, or one equal to the default, is stored as none: the page shows the
 * default. Refuses (409) a stale `version`.
 */
export async function updateLegalPage(
  context: Context,
  page: LegalPage,
  text: string | undefined,
  version: number | undefined,
): Promise<{ version: number }> {
  const safe = text === undefined ? undefined : await safeHtml(text);
  const isOwn =
    safe !== undefined && visibleText(safe) !== '' && safe !== (await safeHtml(givenFor(context, page)));
  return save(context, page, async (_, stored) => (safe === undefined ? stored : isOwn ? safe : ''), version);
}

/** Saves an earlier version as a new one. Refuses (404) an unknown one, and (409) a stale `version`. */
export const restoreLegalRevision = (
  context: Context,
  page: LegalPage,
  revision: number,
  version: number | undefined,
) =>
  save(
    context,
    page,
    async ({ db }) => foundRow(await queries.findRevision(db, page, revision)).written,
    version,
  );

async function save(
  context: Context,
  page: LegalPage,
  nextOf: (inside: Context, stored: string) => Promise<string>,
  begunFrom: number | undefined,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    await queries.lockLegalPages(inside.db);
    const stored = (await queries.findNewest(inside.db, page)) ?? none;
    const written = await nextOf(inside, stored.written);
    if (written === stored.written) return { version: stored.version }; // its answer was lost
    refuseStale(stored, begunFrom);
    const version = stored.version + 1;
    await queries.insertRevision(inside.db, page, { version, written, ...savingOf(inside) });
    await recordAudit(inside, 'legal.change', `legal:${page}`, {
      version,
      isOwn: written !== '',
      ...changesOf({ written: stored.written }, { written }),
    });
    await contentChanged(inside, 'legal_page');
    return { version };
  });
}
