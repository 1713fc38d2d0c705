import { folded } from '../../../contract/content/folded.ts';
import { isLinkAllowed } from '../../../contract/content/links.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { changeRow } from '../versions/change-row.ts';
import * as queries from './terms.queries.ts';

/** The written fields of a term; undefined = as it is. */
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
      // a term in the Papelera is left out until it comes back
      seeAlso: row.seeAlso.flatMap((id) => {
        const term = titles.get(id);
        return term === undefined ? [] : [{ id, term }];
      }),
    })),
  };
}

/** The columns of what was written. Refuses (400) a bad link and names that no term has. */
async function written({ db }: Context, given: TermGiven): Promise<Partial<queries.TermValues>> {
  const { lawLink, otherNames, seeAlso } = given;
  if (lawLink !== undefined && lawLink !== '' && !isLinkAllowed(lawLink)) {
    throw new Refusal('badLink', { errors: [{ field: 'LawLink', message: sentence('badLink') }] });
  }
  const values: { [Column in keyof queries.TermValues]: queries.TermValues[Column] | undefined } = {
    title: given.term,
    definition: given.definition,
    other_names: otherNames === undefined ? undefined : linesOf(otherNames).join('\n'),
    see_also: seeAlso === undefined ? undefined : await idsOf(db, linesOf(seeAlso)),
    law: given.law,
    law_link: lawLink,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
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

const nothing: queries.TermValues = {
  title: '',
  definition: '',
  other_names: '',
  see_also: [],
  law: '',
  law_link: '',
};

/** Adds a term. Refuses (409) a name in use, whatever its case and accents; names in the Papelera are free. */
export function addTerm(context: Context, given: TermGiven & { term: string; definition: string }) {
  return transaction(context, async (inside) => {
    const added = await queries.insertTerm(inside.db, { ...nothing, ...(await written(inside, given)) });
    await recordAudit(inside, 'term.add', `term:${added.id}`, { title: given.term });
    await contentChanged(inside, 'term');
    return added;
  });
}

/** Changes the given fields. Refuses (404) an unknown term, (409) a stale `version` and a name in use. */
export async function changeTerm(
  context: Context,
  id: number,
  given: TermGiven,
  version?: number,
): Promise<void> {
  await transaction(context, async (inside) =>
    changeRow(inside, 'term', id, { version, values: await written(inside, given) }),
  );
}

/** Moves a term to the Papelera. Texts no longer mark it, and other terms no longer lead to it. */
export async function removeTerm(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, 'term', id);
    await contentChanged(inside, 'term');
  });
}
