import { bestKinds, type SearchKind } from '../../../contract/calls/home-slider.ts';
import { type Demand, significantWords } from '../../../contract/content/search-terms.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { foldedPattern, ownWordsQuery, searchQuery } from '../../platform/database/text-search.ts';

export interface Hit {
  type: SearchKind;
  id: number;
  title: string;
  /** For a law that can be read: the anchor of an article; '' = the law as a whole. For a fact: its name. Null = there is none. */
  anchor: string | null;
  /** The words of a document, where they were found in one: see documents.jobs.ts. */
  text: string | null;
}

/** The search, and the articles to search among. */
export interface Wanted {
  value: string;
  demand: Demand;
  articleIds: number[];
  /** The day whose laws are searched. */
  today: string;
  /** The person whose courses' documents are searched; null = nobody. */
  accountId: number | null;
  now: Date;
}

/** Articles of laws among the hits; more of them would leave no room for others. */
const lawArticlesAtMost = 5;
/** Documents of each sort among the hits, each by its nearest page. */
const documentsAtMost = 5;
/** Articles of laws, or pages, that are looked at: of a word that thousands have, any of them will do. */
const ranked = 40;

/** The words of a search, reckoned once for all kinds: see `hitsOf`. */
const words = sql`(select (select query from words) as query, (select own from words) as own, (select folded from words) as folded, (select pattern from words) as pattern)`;

/** The shelf of each kind: articles and courses on the first shelf, the rest on the second; the column of its text. */
const kinds: Record<Exclude<SearchKind, 'Material'>, { shelf: 1 | 2; table: string; text: string }> = {
  Articulo: { shelf: 1, table: 'article', text: 'content_text' },
  course: { shelf: 1, table: 'course', text: 'description_text' },
  Video: { shelf: 2, table: 'video', text: 'description' },
  Ley: { shelf: 2, table: 'law', text: 'description' },
  Sistema: { shelf: 2, table: 'pension_item', text: 'content_text' },
  Dato: { shelf: 2, table: 'fact', text: 'content_text' },
  Calculadora: { shelf: 2, table: 'calculator', text: 'description' },
  Respuesta: { shelf: 2, table: 'shown_answer', text: 'answer' },
  Tema: { shelf: 2, table: 'subject', text: 'summary' },
  Termino: { shelf: 2, table: 'term', text: 'definition' },
  Ruta: { shelf: 2, table: 'route', text: 'content_text' },
};
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** Weights of words in texts and in titles, the last two of `{D, C, B, A}`. */
const rankWeights = `'{0, 0, 0.1, 1}'`;

/** How titles begin, folded, that say what something is or how it is done: they come before examples. */
const explaining = '^[^a-z]*(que es|que hace|quien|como|pasos|tipos|formas|requisitos|guia|glosario)\\y';

/** The words that `hitsOf` reads, for the `with` before it: PostgreSQL would reckon them anew for each kind. */
const wordsOf = ({ value, demand }: Wanted) => sql`words as materialized (
  select ${searchQuery(value, demand)} as query, ${ownWordsQuery(value, demand)} as own,
    fold(${significantWords(value).join(' ')}) as folded, ${foldedPattern(value)} as pattern)`;

/** How near a row is to the words; `titled` tells whether its title has them. */
const scoreOf = (titled: string) =>
  sql.raw(`
    ts_rank(${rankWeights}, t.search, w.own)
    + case when ${titled} then 0.3 else 0 end
    + word_similarity(w.folded, fold(t.title)) / case when w.folded <% fold(t.title) then 1 else 3 end
    + case when fold(t.title) like w.pattern then 1 else 0 end
    + case when fold(t.title) ~ '${explaining}' then 0.05 else 0 end`);

/**
 * The best hits of every kind of content, at most `most` of each, with their scores; of articles, those among
 * `articleIds`. It matches words in any form and as they sound, and parts of titles; where any word will do, also
 * similar words in titles. Titles with the words, or synonyms of them, come first.
 */
function hitsOf({ demand, articleIds, today, accountId, now }: Wanted, most: number) {
  const ofArticles = scoreOf('t.title_words @@ w.query');
  const score = scoreOf(`ts_filter(t.search, '{a}') @@ w.query`);
  const similar = demand === 'any' ? sql`or w.folded <% fold(t.title)` : sql``;
  const matches = sql`(t.search @@ w.query or fold(t.title) like w.pattern ${similar})`;
  const conditions: Partial<Record<SearchKind, ReturnType<typeof sql>>> = {
    Articulo: sql`t.id = any(${articleIds}::int[])`,
    course: sql`${matches} and t.archived_at is null and t.is_published`,
    Dato: sql`${matches} and t.content_text <> ''`,
  };
  const anchors: Partial<Record<SearchKind, ReturnType<typeof sql>>> = {
    Dato: sql`t.key`,
    Ley: sql`(select '' from law_text where law_text.id = t.id and law_text.is_published and law_text.deleted_at is null)`,
  };
  const each = kindNames.map(
    (type) => sql`(
    select ${sql.lit(type)} as type, ${sql.lit(kinds[type].shelf)} as shelf, t.id, t.title, ${anchors[type] ?? sql`null`} as anchor, null as text,
      ${type === 'Articulo' ? ofArticles : score} as score
    from ${sql.table(kinds[type].table)} t, ${words} w
    where t.deleted_at is null and ${conditions[type] ?? matches}
    order by score desc, t.id desc limit ${most})`,
  );
  const ofLaws = sql`(
    select 'Ley' as type, 2 as shelf, t.id, t.title, t.anchor, null as text, ${score} as score
    from (
      select wording.law_id as id, wording.anchor, wording.search,
        law_text.number || ', artículo ' || wording.number
          || case when wording.title = '' then '' else '. ' || wording.title end as title
      from law_wording wording join law_text on law_text.id = wording.law_id join law on law.id = wording.law_id
      where law_text.is_published and law_text.deleted_at is null and law.deleted_at is null
        and wording.holds @> ${today}::date and wording.search @@ (select query from words)
      limit ${ranked}
    ) t, ${words} w
    order by score desc, t.id, t.anchor limit ${Math.min(most, lawArticlesAtMost)})`;
  const pages = sql`select file, page, content_text, search from document_page
    where search @@ (select query from words)`;
  /** The words of a page are no title. */
  const ofPages = scoreOf('false');
  /** The nearest page of each document, among pages with a `title`, a `document` and the `id` of its owner. */
  const nearestOf = (type: SearchKind, found: ReturnType<typeof sql>) => sql`(
    select ${sql.lit(type)} as type, 2 as shelf, id, title, null as anchor, text, score from (
      select distinct on (t.document) t.id, t.title, t.text, ${ofPages} as score from (
        select owned.*, content_text as text from (${found} limit ${ranked}) owned
      ) t, ${words} w order by t.document, score desc
    ) nearest order by score desc, id desc limit ${Math.min(most, documentsAtMost)})`;
  const titled = sql`title || coalesce(', página ' || page, '')`;
  const documents = [
    nearestOf(
      'Ley',
      sql`select law.id, law.id as document, law.${titled} as title, content_text, pages.search
        from (${pages}) pages join law using (file)
        where law.deleted_at is null and not exists (select from law_text
          where law_text.id = law.id and law_text.is_published and law_text.deleted_at is null)`,
    ),
  ];
  if (accountId !== null)
    documents.push(
      nearestOf(
        'Material',
        sql`select course.id, f.id as document, f.${titled} as title, content_text, pages.search
          from (${pages}) pages join course_file f using (file)
          join course on course.id = f.course_id
          join enrolment on enrolment.course_id = course.id
            and enrolment.account_id = ${accountId} and enrolment.closed_at is null
          where f.deleted_at is null and course.deleted_at is null
            and (course.opens_at is null or course.opens_at <= ${now})`,
      ),
    );
  return sql.join([...each, ofLaws, ...documents], sql` union all `);
}

/** Articles and courses first, then the rest, for which some room is kept; the nearest first in each. */
export async function findContent(
  db: Database,
  wanted: Wanted,
  limit: { all: number; kept: number },
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with ${wordsOf(wanted)}, hits as (${hitsOf(wanted, limit.all)}), placed as (
      select *, row_number() over (partition by shelf order by score desc, id desc) as place,
        least(count(*) filter (where shelf = 2) over (), ${limit.kept}) as kept from hits)
    select type, id, title, anchor, text from placed where shelf = 2 or place <= ${limit.all} - kept
    order by shelf, place limit ${limit.all}`.execute(db);
  return rows;
}

/** The nearest first, of whatever kind; at most `most` of each. */
export async function rankContent(db: Database, wanted: Wanted, most: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`with ${wordsOf(wanted)}
    select type, id, title, anchor, text from (${hitsOf(wanted, most)}) hits
    order by score desc, shelf, id desc`.execute(db);
  return rows;
}

/** The ways of asking, one a line, of hits that answer without reading, by their keys. */
export async function listAsked(db: Database, hits: readonly Hit[]): Promise<Map<string, string>> {
  const each = bestKinds.flatMap((type) => {
    const ids = hits.flatMap((hit) => (hit.type === type ? hit.id : []));
    return ids.length === 0
      ? []
      : [
          sql`select ${sql.lit(type)} as type, id, null as anchor, asked
            from ${sql.table(kinds[type].table)} where id = any(${ids}::int[])`,
        ];
  });
  if (each.length === 0) return new Map();
  const { rows } = await sql<Pick<Hit, 'type' | 'id' | 'anchor'> & { asked: string }>`${sql.join(
    each,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.asked]));
}

/** The beginning of a hit's text, long enough to find the words in it. */
const charactersRead = 20_000;

/** The key of a hit's text. */
export const keyOf = ({ type, id, anchor }: Pick<Hit, 'type' | 'id' | 'anchor'>): string =>
  `${type} ${id} ${type === 'Ley' ? (anchor ?? '') : ''}`;

/** The texts of hits, by their keys. */
export async function listTexts(
  db: Database,
  hits: readonly Hit[],
  today: string,
): Promise<Map<string, string>> {
  const found = kindNames.filter((type) => hits.some((hit) => hit.type === type));
  if (found.length === 0) return new Map();
  const each = found.map((type) => {
    const ids = hits.filter((hit) => hit.type === type).map(({ id }) => id);
    const { table, text } = kinds[type];
    return sql`select ${sql.lit(type)} as type, id, '' as anchor, left(${sql.ref(text)}, ${charactersRead}) as text
      from ${sql.table(table)} where id = any(${ids}::int[])`;
  });
  const ofLaws = hits.filter(({ type, anchor }) => type === 'Ley' && anchor);
  if (ofLaws.length > 0)
    each.push(sql`select 'Ley' as type, law_id as id, anchor, content_text as text from law_wording
      where holds @> ${today}::date and (law_id, anchor) in (${sql.join(
        ofLaws.map(({ id, anchor }) => sql`(${id}::int, ${anchor}::text)`),
      )})`);
  const { rows } = await sql<Pick<Hit, 'type' | 'id' | 'anchor'> & { text: string }>`${sql.join(
    each,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.text]));
}
