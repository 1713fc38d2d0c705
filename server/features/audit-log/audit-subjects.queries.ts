import { type Database, sql } from '../../platform/database/database.ts';

/** A row by its present name, and where administrators find it; null = in the Papelera or nowhere. */
export interface NamedRow {
  title: string;
  href: string | null;
}

/** Content that may lie in the Papelera, which then is its place. */
const content = (table: string, title: string, href: string) =>
  `select id, ${title} as title, case when deleted_at is null then ${href} else '/papelera' end as href from ${table}`;

/** The name, also of somebody in the Papelera: the log is where administrators see who it was. */
const personName = (table: string) =>
  `case when ${table}.deleted_at is null or ${table}.erase_at is not null then ${table}.first_name || ' ' || ${table}.last_name else 'Usuario eliminado' end`;

const message = content('contact_message', `subject || ' (' || name || ')'`, `'/mensajes?id=' || id`);

/** How the rows that the audit names by a number are called and where they are, by the first part of a subject. */
const named: Readonly<Record<string, string>> = {
  account: `select id, ${personName('account')} as title,
    case when erase_at is null then '/persona?id=' || id else '/papelera?type=Persona' end as href from account`,
  article: content('article', 'title', `'/editarticle?id=' || id`),
  attempt: `select attempt.id, ${personName('account')} || ' (' || course.title || ')' as title,
    '/intento?id=' || attempt.id as href
    from attempt join account on account.id = attempt.account_id join course on course.id = attempt.course_id`,
  category: content('category', 'name', `'/category'`),
  certificate: `select id, full_name || ' (' || course_title || ')' as title, '/certificados?search=' || code as href
    from certificate`,
  comment: `select course_comment.id, ${personName('account')} || ' (' || course.title || ')' as title,
    '/comentarios?course=' || course.id as href
    from course_comment join account on account.id = course_comment.account_id
    join course on course.id = course_comment.course_id`,
  contact: message,
  contact_message: message,
  course: content('course', 'title', `'/editcourse?id=' || id`),
  course_file: content('course_file', 'title', `'/filecourse?id=' || course_id`),
  announcement: `select id, title, '/anuncios' as href from announcement`,
  mailing: `select id, subject as title, '/carta?id=' || id as href from mailing`,
  letter_text: `select id, name as title, '/cartas' as href from letter_text`,
  group: `select id, name as title, '/usuarios?group=' || id as href from people_group`,
  import: `select id, coalesce(nullif(name, ''), 'Celdas pegadas') as title, '/usuarios/importar?id=' || id as href from people_import`,
  law: content('law', 'title', `'/leyreglamento'`),
  law_text: content('law_text', 'title', `'/textoley?id=' || id`),
  media: content('media', `coalesce(nullif(alt, ''), file_name)`, 'null'),
  pension_item: content('pension_item', 'title', `'/sistemapension'`),
  question: `select question.id, left(version.description, 120) as title,
    case when question.deleted_at is null then '/question?id=' || question.course_id else '/papelera' end as href
    from question join lateral (select description from question_version
      where question_id = question.id order by version desc limit 1) version on true`,
  route: content('route', 'title', `'/rutas?id=' || id`),
  slide: content('slide', `coalesce(nullif(alt, ''), file_name)`, `'/imageslider'`),
  subject: content('subject', 'title', `'/editartemas?id=' || id`),
  term: content('term', 'title', `'/terminos?id=' || id`),
  lexicon_entry: content('lexicon_entry', 'title', `'/loquesebusca/palabras?id=' || id`),
  untreated: content('untreated', 'title', `'/notratamos?id=' || id`),
  video: content('video', 'title', `'/video'`),
};

/** Finds rows by their subjects, 'article:12'; those that are gone, or have no name, are left out. */
export async function findNamed(db: Database, subjects: Iterable<string>): Promise<Map<string, NamedRow>> {
  const ids = new Map<string, number[]>();
  for (const subject of new Set(subjects)) {
    const [, kind = '', id = ''] = /^(\w+):(\d{1,9})$/.exec(subject) ?? [];
    if (Object.hasOwn(named, kind)) ids.set(kind, [...(ids.get(kind) ?? []), Number(id)]);
  }
  if (ids.size === 0) return new Map();
  const parts = [...ids].map(
    ([
      kind,
      of,
    ]) => sql`(select ${`${kind}:`} || id as subject, coalesce(nullif(title, ''), 'sin nombre') as title, href
      from (${sql.raw(named[kind] ?? '')}) named where id = any(${of}))`,
  );
  const { rows } = await sql<NamedRow & { subject: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ subject, title, href }) => [subject, { title, href }]));
}
