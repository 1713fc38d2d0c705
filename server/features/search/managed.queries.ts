import { type Database, sql } from '../../platform/database/database.ts';
import { foldedPattern, partsMatch } from '../../platform/database/text-search.ts';

/** A row that only administrators manage, with its address. */
export interface Managed {
  type:
    | 'Certificado'
    | 'Borrador'
    | 'Articulo'
    | 'Pregunta'
    | 'Material'
    | 'Grupo'
    | 'Mensaje'
    | 'Comentario'
    | 'Categoria'
    | 'Slide'
    | 'Correo';
  id: number;
  title: string;
  href: string;
}

/**
 * Finds, at most `most` of each kind, the newest first: certificates by code, drafts of articles and courses, archived
 * courses, questions by their text, material, groups and categories by name, messages and comments by their text, slides
 * by what they show, mails by recipient and subject.
 */
export async function findManaged(db: Database, search: string, most: number): Promise<Managed[]> {
  const pattern = foldedPattern(search);
  const { rows } = await sql<Managed>`
    select type, id, title, href from (
    (select 1 as place, 'Certificado' as type, id, code || ' (' || full_name || ')' as title, '/certificados?search=' || code as href
      from certificate
      where search like ${pattern} and fold(code) like ${pattern}
      order by id desc limit ${most})
    union all
    (select 2, 'Borrador', id, title || case when archived_at is null then ' (borrador)' else ' (archivado)' end, '/editcourse?id=' || id
      from course
      where deleted_at is null and (archived_at is not null or not is_published) and fold(title) like ${pattern}
      order by id desc limit ${most})
    union all
    (select 3, 'Articulo', id, title || case when publish_at is null then ' (borrador)' else ' (programado)' end, '/editarticle?id=' || id
      from article where deleted_at is null and not is_published and folded_title like ${pattern}
      order by id desc limit ${most})
    union all
    (select 4, 'Grupo', id, name, '/usuarios?group=' || id
      from people_group where folded_name like ${pattern}
      order by id desc limit ${most})
    union all
    (select 5, 'Mensaje', id, subject || ' (' || name || ')', '/mensajes?id=' || id
      from contact_message where deleted_at is null and ${partsMatch(sql.ref('contact_message.search'), search)}
      order by id desc limit ${most})
    union all
    (select 6, 'Comentario', course_comment.id, left(comment, 120) || ' (' || course.title || ')',
        '/comentarios?course=' || course.id || '&search=' || ${encodeURIComponent(search)}
      from course_comment join course on course.id = course_comment.course_id and course.deleted_at is null
      where ${partsMatch(sql.ref('course_comment.search'), search)}
      order by course_comment.id desc limit ${most})
    union all
    (select 7, 'Pregunta', question.id, left(found.description, 120) || ' (' || course.title || ')', '/question?id=' || course.id
      from question_version found
      join question on question.id = found.question_id and question.deleted_at is null
      join course on course.id = question.course_id and course.deleted_at is null
      where fold(found.description) like ${pattern}
        and not exists (select from question_version later
          where later.question_id = found.question_id and later.version > found.version)
      order by question.id desc limit ${most})
    union all
    (select 8, 'Material', course_file.id, course_file.title || ' (' || course.title || ')', '/filecourse?id=' || course.id
      from course_file join course on course.id = course_file.course_id and course.deleted_at is null
      where course_file.deleted_at is null and fold(course_file.title) like ${pattern}
      order by course_file.id desc limit ${most})
    union all
    (select 9, 'Categoria', id, name, '/category'
      from category where deleted_at is null and fold(name) like ${pattern}
      order by id desc limit ${most})
    union all
    (select 10, 'Slide', id, coalesce(nullif(alt, ''), file_name), '/imageslider'
      from slide where deleted_at is null and fold(alt || ' ' || file_name || ' ' || link) like ${pattern}
      order by id desc limit ${most})
    union all
    (select 11, 'Correo', id, subject || ' (' || recipient || ')', '/correos?search=' || ${encodeURIComponent(search)}
      from mail where ${partsMatch(sql.ref('mail.search'), search)}
      order by id desc limit ${most})) found
    order by place, id desc`.execute(db);
  return rows;
}
