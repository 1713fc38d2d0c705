import type { Demand } from '../../../contract/search/search-terms.ts';
import type { SearchKind } from '../../../contract/slider/calls.ts';
import { type Database, similarityThreshold, sql } from '../../platform/database/database.ts';
import { likePattern, type SearchWords, wordOf, wordsTable } from '../../platform/database/text-search.ts';
import type { Cited } from './search.rules.ts';

export interface Hit {
  type: SearchKind;
  id: number;
  title: string;
  /**
   * For a law with a text: the anchor of an article, '' for the whole law. For a page of a document: 'pagina-3'. For a
   * fact: its name. Null = none.
   */
  anchor: string | null;
  /** The text of a document, if the hit is in one: see documents.jobs.ts. */
  text: string | null;
  /** The address, where the kind alone does not tell it. */
  href?: string;
}

/** A hit that has to be read, with the closeness that the database gives it. */
export type ReadHit = Hit & { score: number };

/** The search, and the candidate articles. */
export interface Wanted {
  words: SearchWords;
  demand: Demand;
  articleIds: number[];
  /** The day whose laws are searched. */
  today: string;
  /** The person whose courses' documents are searched; null = nobody. */
  accountId: number | null;
  now: Date;
}

/** The most articles of laws among the hits; more would leave no room for others. */
const lawArticlesAtMost = 5;
/** The most documents of each sort among the hits, each by its best page. */
const documentsAtMost = 5;
/** The most articles of laws, or pages, that are ranked: if thousands have a word, any of them will do. */
const ranked = 40;

/**
 * The rank class of each kind: articles and courses first, the rest second, none for what is ranked by the ways of asking
 * (answers.ts); and the column of its text.
 */
const kinds: Record<
  Exclude<SearchKind, 'Material'>,
  { tier: 1 | 2 | undefined; table: string; text: string }
> = {
  Articulo: { tier: 1, table: 'article', text: 'content_text' },
  course: { tier: 1, table: 'course', text: 'description_text' },
  Video: { tier: 2, table: 'video', text: 'description' },
  Ley: { tier: 2, table: 'law', text: 'description' },
  Sistema: { tier: 2, table: 'pension_item', text: 'content_text' },
  Dato: { tier: undefined, table: 'fact', text: 'content_text' },
  Calculadora: { tier: undefined, table: 'calculator', text: 'description' },
  Respuesta: { tier: undefined, table: 'shown_answer', text: 'answer' },
  Tema: { tier: undefined, table: 'subject', text: 'summary' },
  Termino: { tier: undefined, table: 'term', text: 'definition' },
  Ruta: { tier: undefined, table: 'route', text: 'content_text' },
  Pagina: { tier: undefined, table: 'portal_page', text: 'description' },
  NoTratado: { tier: undefined, table: 'untreated', text: 'answer' },
};
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];
const readKinds = kindNames.filter((kind) => kinds[kind].tier !== undefined);
/** Kinds with many rows, whose titles are stored folded. */
const manyOf = new Set<SearchKind>(['Articulo', 'Ley']);

/** Weights of words in texts and in titles, the last two of `{D, C, B, A}`. */
const rankWeights = `'{0, 0, 0.1, 1}'`;

/** Beginnings of titles, folded, that define or explain something; they rank before examples. */
const explaining = '^[^a-z]*(que es|que hace|quien|como|pasos|tipos|formas|requisitos|guia|glosario)\\y';

type Sql = ReturnType<typeof sql>;

const titleOfArticle = sql`law_text.number || ', artículo ' || wording.number
  || case when wording.title = '' then '' else '. ' || wording.title end`;

const isTitledPart = (folded: Sql) => sql`${folded} like ${wordOf('pattern')}`;

/**
 * Rows with a `score`, their closeness to the words. They have the title in `folded`, the text in `search`, and
 * `is_titled` if the title matches. The inner select is a fence: without it PostgreSQL computes a title's similarity
 * wherever it is named.
 */
const scored = (rows: Sql) => sql`(
  select *, ts_rank(${sql.raw(rankWeights)}, t.search, ${wordOf('own')})
    + case when is_titled then 0.3 else 0 end
    + likeness / case when likeness >= ${sql.lit(similarityThreshold)} then 1 else 3 end
    + case when ${isTitledPart(sql`folded`)} then 1 else 0 end
    + case when folded ~ ${sql.lit(explaining)} then 0.05 else 0 end as score
  from (select t.*, word_similarity(${wordOf('significant')}, t.folded) as likeness from (${rows}) t offset 0) t)`;

/** Rows with very many possible matches: those with such titles, and if they are few, the others. */
const openingsFirst = (opening: string, rows: (isOpening: Sql) => Sql) => sql`(
  with openings as materialized (${rows(sql.raw(opening))} limit ${ranked})
  select * from openings
  union all (${rows(sql.raw(`(${opening}) is not true`))} and (select count(*) from openings) < ${ranked} limit ${ranked}))`;

/**
 * The best hits of every kind, at most `most` each, with scores; articles only from `articleIds`. It matches words in
 * any form and by sound, and parts of titles; where any word suffices, also similar words in titles. Titles with the
 * words or their synonyms come first.
 */
function hitsOf({ demand, articleIds, today, accountId, now }: Wanted, most: number) {
  const hasWords = sql`search @@ ${wordOf('query')}`;
  const isTitled = sql`ts_filter(t.search, '{a}') @@ ${wordOf('query')}`;
  const foldedOf = (type: SearchKind) => (manyOf.has(type) ? sql`t.folded_title` : sql`fold(t.title)`);
  const matches = (type: SearchKind) => {
    const folded = foldedOf(type);
    const alike = demand === 'any' ? sql`or ${wordOf('significant')} <% ${folded}` : sql``;
    return sql`(t.${hasWords} or ${isTitledPart(folded)} ${alike})`;
  };
  const conditions: Partial<Record<SearchKind, Sql>> = {
    Articulo: sql`t.id = any(${articleIds}::int[])`,
    course: sql`${matches('course')} and t.archived_at is null and t.is_published`,
  };
  const anchors: Partial<Record<SearchKind, Sql>> = {
    Ley: sql`(select '' from law_text where law_text.id = t.id and law_text.is_published and law_text.deleted_at is null)`,
  };
  const each = readKinds.map((type) => {
    const { tier = 2, table } = kinds[type];
    const titled = type === 'Articulo' ? sql`t.title_words @@ ${wordOf('query')}` : isTitled;
    const found = sql`select t.id, t.title, t.search, ${foldedOf(type)} as folded, ${titled} as is_titled,
        ${anchors[type] ?? sql`null`} as anchor
      from ${sql.table(table)} t where t.deleted_at is null and ${conditions[type] ?? matches(type)}`;
    return sql`(
    select ${sql.lit(type)} as type, ${sql.lit(tier)} as tier, t.id, t.title, t.anchor, null as text, t.score
    from ${scored(found)} t
    order by score desc, t.id desc limit ${most})`;
  });
  const lawArticles = openingsFirst(
    `anchor ~ '^art-[1-3]$'`,
    (isOpening) => sql`select wording.law_id as id, wording.anchor, wording.search,
        ${titleOfArticle} as title
      from law_wording wording join law_text on law_text.id = wording.law_id join law on law.id = wording.law_id
      where law_text.is_published and law_text.deleted_at is null and law.deleted_at is null
        and wording.holds @> ${today}::date and wording.${hasWords} and ${isOpening}`,
  );
  const ofLaws = sql`(
    select 'Ley' as type, 2 as tier, id, title, anchor, null as text, score
    from ${scored(sql`select t.*, fold(title) as folded, ${isTitled} as is_titled from ${lawArticles} t`)} t
    order by score desc, id, anchor limit ${Math.min(most, lawArticlesAtMost)})`;
  /**
   * The best page of each document, among pages with a `title`, a `document` and their owner's `id`. Pages have no
   * title.
   */
  const nearestOf = (type: SearchKind, pages: (isOpening: Sql) => Sql) => sql`(
    select ${sql.lit(type)} as type, 2 as tier, id, title, anchor, text, score from (
      select distinct on (document) id, title, anchor, text, score
      from ${scored(sql`select t.*, fold(title) as folded, false as is_titled from ${openingsFirst('part < 2', pages)} t`)} t
      order by document, score desc
    ) nearest order by score desc, id desc limit ${Math.min(most, documentsAtMost)})`;
  const titledPage = sql`title || coalesce(', página ' || page, '') as title, 'pagina-' || page as anchor,
    content_text as text, document_page.search`;
  const documents = [
    nearestOf(
      'Ley',
      (isOpening) => sql`select law.id, law.id as document, law.${titledPage}
        from document_page join law using (file)
        where law.deleted_at is null and document_page.${hasWords} and ${isOpening}
          and not exists (select from law_text
            where law_text.id = law.id and law_text.is_published and law_text.deleted_at is null)`,
    ),
  ];
  if (accountId !== null)
    documents.push(
      nearestOf(
        'Material',
        (isOpening) => sql`select course.id, f.id as document, f.${titledPage}
          from document_page join course_file f using (file)
          join course on course.id = f.course_id
          join enrolment on enrolment.course_id = course.id
            and enrolment.account_id = ${accountId} and enrolment.closed_at is null
          where f.deleted_at is null and course.deleted_at is null
            and (course.opens_at is null or course.opens_at <= ${now}) and document_page.${hasWords} and ${isOpening}`,
      ),
    );
  return sql.join([...each, ofLaws, ...documents], sql` union all `);
}

/** Articles and courses first, then the rest, with some places reserved for it; the best first. */
export async function findContent(
  db: Database,
  wanted: Wanted,
  limit: { all: number; reserved: number; kinds?: readonly SearchKind[] },
): Promise<Hit[]> {
  const ofKinds = limit.kinds === undefined ? sql`true` : sql`type = any(${limit.kinds}::text[])`;
  const { rows } = await sql<Hit>`
    with ${wordsTable(wanted.words)}, hits as (
      select * from (${hitsOf(wanted, limit.all)}) found where ${ofKinds}), placed as (
      select *, row_number() over (partition by tier order by score desc, id desc) as place,
        least(count(*) filter (where tier = 2) over (), ${limit.reserved}) as reserved from hits)
    select type, id, title, anchor, text from placed where tier = 2 or place <= ${limit.all} - reserved
    order by tier, place limit ${limit.all}`.execute(db);
  return rows;
}

/** The best first, of any kind that has to be read; at most `most` each. */
export async function rankContent(db: Database, wanted: Wanted, most: number): Promise<ReadHit[]> {
  const { rows } = await sql<ReadHit>`with ${wordsTable(wanted.words)}
    select type, id, title, anchor, text, score::float8 as score from (${hitsOf(wanted, most)}) hits
    order by score desc, tier, id desc`.execute(db);
  return rows;
}

/** The cited article of the law that has those words in its number or title, or of every law. */
export async function findCited(db: Database, { anchor, law }: Cited, today: string): Promise<Hit[]> {
  const named = law.map((word) => sql`fold(law_text.number || ' ' || law.title) like ${likePattern(word)}`);
  const { rows } =
    await sql<Hit>`select 'Ley' as type, law.id, ${titleOfArticle} as title, wording.anchor, null as text
    from law join law_text using (id) join law_wording wording on wording.law_id = law.id
    where law.deleted_at is null and law_text.is_published and law_text.deleted_at is null
      and wording.anchor = ${anchor} and wording.holds @> ${today}::date
      and ${named.length === 0 ? sql`true` : sql.join(named, sql` and `)}
    order by law.id limit ${lawArticlesAtMost}`.execute(db);
  return rows;
}

/** The beginning of a hit's text, long enough to contain the words. */
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

/** The titles of results by '<type> <id> <anchor>'; of a law's article that of the law. */
export async function listTitles(
  db: Database,
  hits: readonly { type: SearchKind; id: number; anchor: string }[],
): Promise<Map<string, string>> {
  const each = kindNames.flatMap((type) => {
    const ids = hits.flatMap((hit) => (hit.type === type ? hit.id : []));
    if (ids.length === 0) return [];
    const isThere = type === 'Dato' || type === 'Calculadora' ? sql`true` : sql`deleted_at is null`;
    return [
      sql`select ${sql.lit(type)} as type, id, title from ${sql.table(kinds[type].table)}
        where id = any(${ids}::int[]) and ${isThere}`,
    ];
  });
  if (each.length === 0) return new Map();
  const { rows } = await sql<{ type: SearchKind; id: number; title: string }>`${sql.join(
    each,
    sql` union all `,
  )}`.execute(db);
  const titles = new Map(rows.map(({ type, id, title }) => [`${type} ${id}`, title]));
  return new Map(
    hits.flatMap(({ type, id, anchor }) => {
      const title = titles.get(`${type} ${id}`);
      return title === undefined ? [] : [[`${type} ${id} ${anchor}`, title] as const];
    }),
  );
}
