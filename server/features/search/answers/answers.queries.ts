import type { BestKind } from '../../../../contract/slider/calls.ts';
import { type Database, sql } from '../../../platform/database/database.ts';
import type { LexiconEntry } from '../ranking/lexicon.rules.ts';

/** A row that answers without reading on. */
export interface AnswerRow {
  type: BestKind;
  id: number;
  title: string;
  /** A fact's name, for the address. */
  anchor: string | null;
  /** The address of a page that has no kind of its own. */
  href: string | null;
  /** Other ways in which people ask for it, one a line. */
  asked: string;
  text: string;
}

/** Tables that the answers are read from. */
const tables = [
  'fact',
  'calculator',
  'subject',
  'subject_answer',
  'route',
  'term',
  'portal_page',
  'untreated',
  'lexicon_entry',
] as const;

/**
 * A mark that changes with every committed change of an answer or of the lexicon, whoever made it and on whichever node:
 * the rows of each table with the transactions that wrote them.
 */
export async function readMark(db: Database): Promise<string> {
  const each = tables.map(
    (table) =>
      sql`select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as part, ${sql.lit(table)} as name from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ mark: string }>`select string_agg(part, ',' order by name) as mark
    from (${sql.join(each, sql` union all `)}) parts`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Longer texts would only repeat themselves. */
const charactersRead = 2_000;

/** Every row that answers, in the order of its kind for rows that answer alike. */
export async function listAnswers(db: Database): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select type, id, title, anchor, href, asked, left(text, ${charactersRead}) as text from (
      select 1 as place, 'Respuesta' as type, id, title, null as anchor, null as href, asked, answer as text
        from shown_answer where deleted_at is null
      union all select 2, 'Calculadora', id, title, null, null, asked, description from calculator where deleted_at is null
      union all select 3, 'Dato', id, title, key, null, asked, content_text from fact where deleted_at is null and content_text <> ''
      union all select 4, 'Termino', id, title, null, null, other_names, definition from term where deleted_at is null
      union all select 5, 'Ruta', id, title, null, null, asked || E'\n' || door, lead || ' ' || content_text
        from route where deleted_at is null
      union all select 6, 'Tema', id, title, null, null, asked, summary || ' ' || first_things
        from subject where deleted_at is null
      union all select 7, 'Pagina', id, title, null, href, asked, description from portal_page where deleted_at is null
      union all select 8, 'NoTratado', id, title, null, '/contact', asked, answer from untreated where deleted_at is null) answers
    order by place, id`.execute(db);
  return rows;
}

export async function listLexicon(db: Database): Promise<LexiconEntry[]> {
  const { rows } = await sql<LexiconEntry>`
    select kind, words from lexicon_entry where deleted_at is null order by id`.execute(db);
  return rows;
}
