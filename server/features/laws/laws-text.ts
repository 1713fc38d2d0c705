import { editsContent } from '../../../contract/caller.ts';
import type { LawAmendment, LawPart } from '../../../contract/laws/text-calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { readingMinutes } from '../../../contract/text/text.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { wordsOnly } from '../content/words-only.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { addVersioned, changeVersioned, versionsOf } from '../versions/versioned-rows.ts';
import { akomaNtosoOf } from './akoma-ntoso.rules.ts';
import { citingTexts } from './law-citations.ts';
import { withFacts } from './law-facts.ts';
import { findLaw } from './laws.queries.ts';
import * as queries from './laws-text.queries.ts';
import { daysOfChange, type LawContent, problemsOf, readableText } from './laws-text.rules.ts';
import { type LawTextState, storeWordings, versionedLawText } from './versioned-law-text.ts';

const todayOf = ({ clock, config }: Context) => calendarDate(clock.now(), config.timeZone);

/** The stored text of a law with its details. Refuses (404) a law without one. */
const getLawText = async ({ db }: Context, id: number) => foundRow(await queries.findLawText(db, id));

/** The stored text of a law; undefined = it has none yet. Refuses (404) an unknown law. */
export async function findLawTextToEdit({ db }: Context, id: number) {
  foundRow(await findLaw(db, id));
  return queries.findLawText(db, id);
}

/** The text of a law as of a day, by default today. Refuses (404) drafts, except for administrators. */
export async function readLawText(context: Context, id: number, asked?: string) {
  const { content, ...law } = await getLawText(context, id);
  if (!law.isPublished && !editsContent(context.caller)) throw new Refusal('notFound');
  const today = todayOf(context);
  const day = asked ?? today;
  const citing = await citingTexts(context, id);
  const parts = (await withFacts(context, readableText(content, day), day)).map((part) =>
    part.kind === 'heading' ? part : { ...part, citedBy: citing.get(part.anchor) ?? [] },
  );
  const words = parts.map((part) =>
    part.kind === 'article' ? visibleText(part.html) : `${part.title} ${visibleText(part.html ?? '')}`,
  );
  return {
    ...law,
    parts,
    day,
    today,
    days: daysOfChange(content.amendments),
    readingMinutes: readingMinutes(words.join(' ')),
  };
}

/** The text of a law on a day as Akoma Ntoso. Refuses like readLawText. */
export async function exportLawText(context: Context, id: number, asked?: string) {
  const law = await readLawText(context, id, asked);
  const { institute } = context.settings.current;
  const xml = Buffer.from(akomaNtosoOf({ ...law, publicUrl: context.publicUrl, institute }));
  return { name: `${law.number} ${law.day}.xml`, body: xml };
}

/** A law's details beside its text. */
export type LawTextFacts = Omit<LawTextState, 'content'>;

/** The details that a law may lack. */
type OptionalDetail = 'gazette' | 'promulgatedOn' | 'inForceFrom' | 'repealedOn';
/** A save of a law's text; an undefined detail keeps the stored one, null removes a date. */
type LawTextGiven = Omit<LawTextState, OptionalDetail> & {
  [Detail in OptionalDetail]: LawTextState[Detail] | undefined;
};

const noDetails: Pick<LawTextState, OptionalDetail> = {
  gazette: '',
  promulgatedOn: null,
  inForceFrom: null,
  repealedOn: null,
};

/**
 * Sets a law's text: the first save adds it, later ones change what they give. Makes its HTML safe and refuses (400) what
 * problemsOf finds, (404) an unknown law, (409) a stale `version` and a text in the Papelera.
 */
export async function saveLawText(
  context: Context,
  lawId: number,
  input: LawTextGiven,
  version?: number,
): Promise<{ version: number }> {
  const content = await safeContent(input.content); // before the transaction, because it may take a second
  const problems = problemsOf(content);
  if (problems.length > 0) throw new Refusal('invalidInput', { errors: problems.slice(0, 20) });
  const { gazette, promulgatedOn, inForceFrom, repealedOn, ...texts } = input;
  const details = definedIn({ gazette, promulgatedOn, inForceFrom, repealedOn });
  const state = { ...texts, ...details, lawId, content };
  const isNew = await transaction(context, async (inside) => {
    foundRow(await queries.lockLaw(inside.db, lawId));
    if ((await queries.findLawText(inside.db, lawId)) !== undefined) return false;
    if (await queries.hasTrashedText(inside.db, lawId)) throw new Refusal('lawTextInTrash');
    await addVersioned(inside, versionedLawText, { ...noDetails, ...state });
    await storeWordings(inside, lawId, content);
    return true;
  });
  if (isNew) return { version: 1 };
  return changeVersioned(context, versionedLawText, lawId, (stored) => ({ ...stored, ...state }), version);
}

/** Laws are words: their pictures, if any, stay in the official file, and a calculator stands in what explains them. */
async function safeContent({ parts, amendments }: LawContent): Promise<LawContent> {
  const safe = async <Part extends LawPart | LawAmendment>(part: Part): Promise<Part> =>
    part.html === undefined ? part : { ...part, html: wordsOnly(await safeHtml(part.html)) };
  return {
    parts: await Promise.all(parts.map(safe)),
    amendments: await Promise.all(amendments.map(safe)),
  };
}

export async function removeLawText(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, 'law_text', id);
    await contentChanged(inside, 'law_text');
  });
}

export const lawTextVersions = versionsOf(versionedLawText, getLawText);
