import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { folded } from '../../../contract/text/folded.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { addVersioned, changeVersioned, presentRowOf, versionsOf } from '../versions/versioned-rows.ts';
import * as queries from './terms.queries.ts';
import { type TermState, versionedTerm } from './versioned-term.ts';

/** The written fields of a term; undefined keeps them. */
export interface TermGiven {
  term?: string | undefined;
  definition?: string | undefined;
  /** One name a line, like `seeAlso`. */
  otherNames?: string | undefined;
  seeAlso?: string | undefined;
  law?: string | undefined;
  lawLink?: string | undefined;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** The glossary by the alphabet (spec 6.17). */
export async function listTerms({ db }: Context, input: ListInput) {
  const { rows, total } = await queries.findTerms(db, input.Search, listWindow(input));
  const others = await queries.listTitles(
    db,
    rows.flatMap(({ seeAlso }) => seeAlso),
  );
  const titles = new Map(others.map(({ id, title }) => [id, title]));
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      otherNames: linesOf(row.otherNames),
      // a term in the Papelera is left out until it is restored
      seeAlso: row.seeAlso.flatMap((id) => {
        const term = titles.get(id);
        return term === undefined ? [] : [{ id, term }];
      }),
    })),
  };
}

/** The written parts; undefined keeps them. Refuses (400) a bad link and names of unknown terms. */
async function written({ db }: Context, given: TermGiven) {
  const { lawLink, otherNames, seeAlso } = given;
  if (lawLink !== undefined && lawLink !== '' && !isLinkAllowed(lawLink)) {
    throw new Refusal('badLink', { errors: [{ field: 'LawLink', message: sentence('badLink') }] });
  }
  return definedIn({
    title: given.term,
    definition: given.definition,
    otherNames: otherNames === undefined ? undefined : linesOf(otherNames).join('\n'),
    seeAlso: seeAlso === undefined ? undefined : await idsOf(db, linesOf(seeAlso)),
    law: given.law,
    lawLink,
  });
}

async function idsOf(db: Context['db'], names: readonly string[]): Promise<number[]> {
  const found = new Map((await queries.findTitled(db, names)).map(({ id, folded: name }) => [name, id]));
  const missing = names.find((name) => !found.has(folded(name)));
  if (missing !== undefined) {
    const message = `No hay un término «${missing}» en el glosario. Escríbelo como está ahí, o agrégalo antes.`;
    throw new Refusal('invalidInput', { errors: [{ field: 'SeeAlso', message }] });
  }
  return [...new Set(names.flatMap((name) => found.get(folded(name)) ?? []))];
}

const nothing: TermState = {
  title: '',
  definition: '',
  otherNames: '',
  seeAlso: [],
  law: '',
  lawLink: '',
};

/** Adds a term. Refuses (409) a name in use, whatever its case and accents; names in the Papelera are free. */
export const addTerm = (context: Context, given: TermGiven & { term: string; definition: string }) =>
  transaction(context, async (inside) =>
    addVersioned(inside, versionedTerm, { ...nothing, ...(await written(inside, given)) }),
  );

/** Changes the given fields; see changeVersioned. Refuses (409) a name in use. */
export const changeTerm = (context: Context, id: number, given: TermGiven, version?: number) =>
  changeVersioned(
    context,
    versionedTerm,
    id,
    async (stored, inside) => ({ ...stored, ...(await written(inside, given)) }),
    version,
  );

/** A term as written, with its lists as text. */
export type TermInWords = Omit<TermState, 'seeAlso'> & { seeAlso: string };

/** The current names of related terms, one a line, without those in the Papelera. */
async function inWords<Row extends TermState>({ db }: Context, row: Row) {
  const titles = new Map((await queries.listTitles(db, row.seeAlso)).map(({ id, title }) => [id, title]));
  return { ...row, seeAlso: row.seeAlso.flatMap((id) => titles.get(id) ?? []).join('\n') };
}

const versions = versionsOf(versionedTerm, presentRowOf(versionedTerm));

/** A term as written, for its form. Refuses (404) an unknown one. */
export const getTermToEdit = async (context: Context, id: number) =>
  inWords(context, await versions.present(context, id));

export const termVersions = {
  ...versions,
  find: async (context: Context, id: number, version: number) =>
    inWords(context, await versions.find(context, id, version)),
};

/** Moves a term to the Papelera. Texts no longer mark it, and other terms no longer link to it. */
export async function removeTerm(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, 'term', id);
    await contentChanged(inside, 'term');
  });
}
