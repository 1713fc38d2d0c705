import type { ExplainingKind, LawCitation } from '../../../contract/laws/text-calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** The citing texts with their titles; drafts too, but nothing in the Papelera. */
const sources = sql`(
  select 'article' as source, id::text as source_id, title, is_published, null::int as course_id
    from article where deleted_at is null
  union all select 'course', id::text, title, is_published and archived_at is null, null
    from course where deleted_at is null
  union all select 'pension_item', id::text, title, true, null from pension_item where deleted_at is null
  union all (select distinct on (question.id) 'question', question.id::text, version.description, false, question.course_id
    from question join question_version version on version.question_id = question.id
    where question.deleted_at is null and question.id::text in (
      select source_id from law_citation where source = 'question')
    order by question.id, version.version desc)
  union all select 'subject', id::text, title, true, null from subject where deleted_at is null
  union all select 'route', id::text, title, true, null from route where deleted_at is null
  union all select 'term', id::text, title, false, null from term where deleted_at is null
  union all select 'parameter', key, title, false, null from fact)`;

/** Citations of articles whose words of a day differ from those reviewed last. */
export async function listChangedCitations(db: Database, today: string): Promise<LawCitation[]> {
  const { rows } = await sql<LawCitation>`
    select citation.id, citation.source as kind, citation.source_id as key, text.title,
      text.course_id as "courseId", law.id as "lawId", law.number as law, citation.anchor,
      wording.number as article, lower(wording.holds) as since
    from law_citation citation
    join law_text law on law.id = citation.law_id and law.is_published and law.deleted_at is null
    join ${sources} text on text.source = citation.source and text.source_id = citation.source_id
    left join law_wording wording on wording.law_id = citation.law_id and wording.anchor = citation.anchor
      and wording.holds @> ${today}::date
    where wording.digest is distinct from citation.seen_digest
    order by law.id, citation.anchor, citation.id limit 200`.execute(db);
  return rows;
}

/** Marks a citation as reviewed as of a day; false if there is none. */
export async function reviewCitation(db: Database, id: number, today: string): Promise<boolean> {
  const { rows } = await sql`
    update law_citation set seen_digest = public.law_wording_digest(law_id, anchor, ${today}::date)
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

interface Citing {
  anchor: string;
  kind: ExplainingKind;
  id: number;
  title: string;
}

/** Readers' texts that cite a law's articles. */
export async function listCiting(db: Database, lawId: number): Promise<Citing[]> {
  const { rows } = await sql<Citing>`
    select citation.anchor, citation.source as kind, citation.source_id::int as id, text.title
    from law_citation citation
    join ${sources} text on text.source = citation.source and text.source_id = citation.source_id and text.is_published
    where citation.law_id = ${lawId}
    order by citation.source, text.title limit 1000`.execute(db);
  return rows;
}
