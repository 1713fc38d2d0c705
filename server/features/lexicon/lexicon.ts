import type { LexiconKind } from '../../../contract/lexicon/calls.ts';
import { mostGroups } from '../../../contract/lexicon/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { askedLines } from '../../../contract/search/ways-of-asking.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { answersNow } from '../search/answers/answers.ts';
import { changeRow } from '../versions/change-row.ts';
import { ownChanges, wordsIn, wrongInGroup } from './group-words.rules.ts';
import * as queries from './lexicon.queries.ts';
import { openWideWords } from './wide-words.rules.ts';

/** Every group of words that the search understands (spec 6.14). */
export async function listGroups({ db }: Context) {
  const groups = await queries.listGroups(db);
  return groups.map(({ added_words, removed_words, product_words: _, kind, ...group }) => ({
    ...group,
    kind: kind as LexiconKind,
    added: added_words,
    removed: removed_words,
  }));
}

const refused = (message: string) => new Refusal('invalidInput', { errors: [{ field: 'Words', message }] });

/** Tells what a group would make alike, among the answers of the portal as they are; `apartFrom` is the group itself. */
export async function wideWordsOf(context: Context) {
  const [{ rows }, groups] = await Promise.all([answersNow(context), queries.listGroups(context.db)]);
  const answers = rows.map(({ title, asked }) => ({ title, lines: [title, ...askedLines(asked)] }));
  const entries = groups.map(({ id, kind, words }) => ({ id, kind: kind as LexiconKind, words }));
  return { entries, wideIn: openWideWords(answers, entries) };
}

async function checked(context: Context, kind: LexiconKind, words: string[], added: string[]): Promise<void> {
  const wrong = wrongInGroup(kind, words);
  if (wrong !== undefined) throw refused(wrong);
  const { entries, wideIn } = await wideWordsOf(context);
  if (entries.length >= mostGroups) throw refused(`Caben ${mostGroups} grupos: quita los que no sirven.`);
  const wide = wideIn({ kind, words, added });
  if (wide !== undefined) throw refused(wide);
}

/** Adds a group. Refuses (400) one that is none, or that would make too much alike. */
export async function addGroup(context: Context, kind: LexiconKind, text: string) {
  const words = wordsIn(text);
  await checked(context, kind, words, words);
  return transaction(context, async (inside) => {
    const added = await queries.insertGroup(inside.db, { kind, words }, inside.clock.now());
    await recordAudit(inside, 'lexicon_entry.add', `lexicon_entry:${added.id}`, { words: words.join(', ') });
    await contentChanged(inside, 'lexicon_entry');
    return added;
  });
}

/** Writes the words of a group, of a product's as what is added and taken out. Refuses like addGroup, (404), (409). */
export async function changeGroup(context: Context, id: number, text: string | undefined, version?: number) {
  const stored = foundRow(await queries.findGroup(context.db, id));
  const words = text === undefined ? stored.words : wordsIn(text);
  const { added, removed } = ownChanges(stored.product_words, words);
  const known = new Set(stored.words);
  await checked(
    context,
    stored.kind as LexiconKind,
    words,
    words.filter((word) => !known.has(word)),
  );
  return transaction(context, async (inside) => ({
    id,
    version: await changeRow(inside, 'lexicon_entry', id, {
      version,
      values: { added_words: added, removed_words: removed },
    }),
  }));
}

export async function removeGroup(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, 'lexicon_entry', id);
    await contentChanged(inside, 'lexicon_entry');
  });
}
