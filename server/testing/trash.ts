import { type TrashedContentType, trashedContentTypes } from '../../contract/trash/calls.ts';
import { kindOf } from '../features/trash/trash-kinds.ts';
import { sql } from '../platform/database/database.ts';
import { aCategory, aCourse, aCourseFile, anArticle, aQuestion, type TestAccount } from './builders.ts';
import type { TestPortal } from './portal.ts';

type Maker = (test: TestPortal, title: string) => Promise<number>;

const inserted =
  (insertion: (title: string, now: Date) => ReturnType<typeof sql<{ id: number }>>): Maker =>
  async ({ portal }, title) => {
    const { rows } = await insertion(title, portal.clock.now()).execute(portal.db);
    return rows[0]?.id ?? 0;
  };

const makers: Record<TrashedContentType, Maker> = {
  Articulo: ({ portal }, title) => anArticle(portal, { title }),
  Categoria: ({ portal }, title) => aCategory(portal, title),
  Curso: ({ portal }, title) => aCourse(portal, { title }),
  Video: inserted(
    (title) =>
      sql`insert into video (title, url, position) values (${title}, 'https://vimeo.com/1', 7) returning id`,
  ),
  Ley: inserted(
    (title) => sql`insert into law (title, file, file_type, size_bytes, position)
      values (${title}, 'x.pdf', 'pdf', 1, 7) returning id`,
  ),
  TextoLey: inserted(
    (title, now) => sql`with added as (insert into law (title, file, file_type, size_bytes, position)
        values (${title}, 'x.pdf', 'pdf', 1, 7) returning id)
      insert into law_text (id, title, number, gazette, content, is_published, created_at, updated_at)
      select id, ${title}, 'Ley 1', '', ${{
        parts: [{ kind: 'article', number: '1', title: '', html: '<p>Uno.</p>' }],
        amendments: [],
      }}, true, ${now}, ${now} from added returning id`,
  ),
  Sistema: inserted(
    (title) => sql`insert into pension_item (title, content_html, content_text, position)
      values (${title}, '', '', 7) returning id`,
  ),
  Tema: inserted(
    (title, now) => sql`insert into subject (title, position, created_at, updated_at)
      values (${title}, 7, ${now}, ${now}) returning id`,
  ),
  Termino: inserted(
    (title, now) => sql`insert into term (title, definition, created_at, updated_at)
      values (${title}, 'Qué es.', ${now}, ${now}) returning id`,
  ),
  NoTratado: inserted(
    (title) => sql`insert into untreated (title, answer) values (${title}, 'En otra parte.') returning id`,
  ),
  Palabras: inserted(
    (title) =>
      sql`insert into lexicon_entry (kind, added_words) values ('equals', array[${title}, 'faluca']) returning id`,
  ),
  Ruta: inserted(
    (
      title,
      now,
    ) => sql`insert into route (title, lead, content_html, content_text, position, created_at, updated_at)
      values (${title}, 'Para ti.', '<h3>Un paso</h3>', 'Un paso', 7, ${now}, ${now}) returning id`,
  ),
  Slider: inserted(
    (title) =>
      sql`insert into slide (image, file_name, position) values ('x.webp', ${title}, 7) returning id`, // without words: the file's name
  ),
  Imagen: inserted(
    (title, now) => sql`insert into media (file, alt, width, height, size_bytes, created_at)
      values ('x.webp', ${title}, 1, 1, 1, ${now}) returning id`,
  ),
  Material: async ({ portal }, title) => aCourseFile(portal, await aCourse(portal), { title }),
  Mensaje: inserted(
    (title, now) => sql`insert into contact_message (name, email, subject, message, created_at, last_at)
      values ('Ana', 'ana@correo.test', ${title}, 'Hola', ${now}, ${now}) returning id`,
  ),
  Pregunta: async ({ portal }, text) => aQuestion(portal, await aCourse(portal), { text }),
};

let made = 0;
/** A title that no row has, because the words of the glossary differ. */
const anotherTitle = (type: TrashedContentType) => {
  made += 1;
  return `${type} de prueba ${made}`;
};

/** Adds a row of a type that can be moved to the Papelera; returns its id. */
export const aTrashable = (
  test: TestPortal,
  type: TrashedContentType,
  title = anotherTitle(type),
): Promise<number> => makers[type](test, title);

export interface Trashed {
  type: TrashedContentType;
  id: number;
  title: string;
}

/** Moves a row to the Papelera, now and as an administrator, with the use cases of its feature. */
export async function putIntoTrash(
  { portal }: TestPortal,
  { type, id }: { type: TrashedContentType; id: number },
  by: TestAccount,
): Promise<void> {
  await sql`update ${sql.table(kindOf(type).table)} set deleted_at = ${portal.clock.now()}, deleted_by = ${by.id}
    where id = ${id}`.execute(portal.db);
}

/** Puts one row of each type into the Papelera, deleted a minute apart. */
export async function oneOfEach(test: TestPortal, by: TestAccount): Promise<Trashed[]> {
  const all: Trashed[] = [];
  for (const type of trashedContentTypes) {
    const title = `${type} en la Papelera`;
    const trashed = { type, id: await makers[type](test, title), title };
    test.clock.advance(60);
    await putIntoTrash(test, trashed, by);
    all.push(trashed);
  }
  return all;
}

/** Tells if the row exists, and if it is in the Papelera. */
export async function whereIs(
  { portal }: TestPortal,
  { type, id }: { type: TrashedContentType; id: number },
): Promise<'in place' | 'in the Papelera' | 'gone'> {
  const { rows } = await sql<{ deleted_at: Date | null }>`
    select deleted_at from ${sql.table(kindOf(type).table)} where id = ${id}`.execute(portal.db);
  if (rows[0] === undefined) return 'gone';
  return rows[0].deleted_at === null ? 'in place' : 'in the Papelera';
}
