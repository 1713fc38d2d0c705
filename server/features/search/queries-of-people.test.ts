import { beforeAll, describe, expect, it } from 'vitest';
import { phonetic } from '../../../contract/search/phonetics.ts';
import { articles } from '../../../database/seed/articles/index.ts';
import { courses } from '../../../database/seed/courses/index.ts';
import { laws } from '../../../database/seed/laws.ts';
import { pensionItems } from '../../../database/seed/pension-items.ts';
import { videos } from '../../../database/seed/videos.ts';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { sql } from '../../platform/database/database.ts';
import { aCourse, anArticle } from '../../testing/builders.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { askedFirst } from '../../testing/typed-searches.ts';

const test = aTestPortal();

const bare = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The texts of the demonstration content, without its pictures and films. */
beforeAll(async () => {
  const { db } = test.portal;
  for (const { title, html } of articles) await anArticle(test.portal, { title, html });
  for (const { title } of courses) await aCourse(test.portal, { title });
  const placed = videos.map(({ title, description }, position) => ({ title, description, position }));
  await db
    .insertInto('video')
    .values(placed.map((row) => ({ ...row, url: 'https://v.test/a.mp4' })))
    .execute();
  const file = { file: 'a.pdf', file_type: 'pdf', size_bytes: 1 };
  await db
    .insertInto('law')
    .values(laws.map(({ title, description }, position) => ({ title, description, position, ...file })))
    .execute();
  const texts = pensionItems.map(({ title, html }, position) => ({ title, content_html: html, position }));
  await db
    .insertInto('pension_item')
    .values(texts.map((row) => ({ ...row, content_text: bare(row.content_html) })))
    .execute();
});

/** The first three titles of each kind that a search shows. */
async function best(value: string): Promise<string[]> {
  const { data: findObject } = await test.client.visitor.homeSlider.suggest({ value });
  return Object.values(Object.groupBy(findObject, ({ type }) => type)).flatMap((hits) =>
    hits.slice(0, 3).map(({ title }) => title),
  );
}

/** Searches as people type them, each with the beginning of a title that must be among the first three of its kind. */
const typed: Record<string, readonly string[]> = {
  'Cinco mitos sobre la edad': [
    'jubilación',
    'jubilaciones',
    'jubilacion',
    'JUBILACION',
    'jubilasion',
    'jubilazion',
    'jubilaci',
    'a qué edad me puedo jubilar',
    'edad de retiro',
    'edad jubilacion',
    'cuándo me jubilo',
  ],
  'Comisiones: lo que pagas': [
    'comisión',
    'comision',
    'comisiones',
    'comicion',
    'comiciones',
    'comizion',
    'comi',
    'cuanto me cobran',
    'comicion de la afp',
    'curso de comisiones',
  ],
  '¿Cuánto debo ahorrar para': [
    'ahorro',
    'aorro',
    'ahorros',
    'ahorrar',
    'ahoro',
    'cuánto debo ahorrar',
    'cuanto devo aorrar',
    'jubilarme tranquilo',
    'cuanta plata necesito ahorrar',
  ],
  'Pensión de sobrevivencia: lo': [
    'sobrevivencia',
    'sobrevibencia',
    'sobrevivenca',
    'pension de viudez',
    'viuda',
    'pensoin',
    'hijos huerfanos',
    'conyugue',
    'heredar',
    'enviudé',
  ],
  'Pensión de invalidez: el': [
    'invalidez',
    'pensión por invalides',
    'discapasidad',
    'seguro de invalidez',
    'imbalidez',
  ],
  'Estafas con tu pensión': [
    'estafa',
    'fraude',
    'engaño',
    'como denunciar una estafa',
    'me llamaron para ofrecerme dinero',
    'estafas por telefono',
    'reclamo',
  ],
  'Cómo leer tu estado de cuenta': [
    'extracto',
    'estracto',
    'cartola',
    'estado de cuenta',
    'como leer mi estado de cuenta',
    'declaración',
  ],
  'Trabajas por tu cuenta': ['independiente', 'freelance', 'trabajo por mi cuenta', 'declaraciones'],
  '¿Qué pasa con mis aportes': [
    'cotización',
    'cotizacion',
    'cotizaciones',
    'cotisacion',
    'cambio de empleo',
    'cambio de trabajo',
    'me quede sin trabajo',
    'aportes',
  ],
  'Lagunas en tus aportes': ['lagunas', 'laguna previsional', 'lagunas previsionales'],
  'Multifondos: elige': ['multifondos', 'multi fondo', 'multifondo'],
  'Rentabilidad real': ['rentabilidad', 'rentabilidat', 'inflación', 'inflasion', 'interes compuesto'],
  'El interés compuesto': ['interés compuesto', 'interes', 'intereses', 'video interes'],
  'Aporte voluntario': ['aporte boluntario', 'aportes voluntarios', 'ahorro voluntario'],
  '¿Renta vitalicia': [
    'renta vitalicia',
    'qué es la renta vitalicia',
    'rentas vitalicias',
    'rretiro',
    'herencia',
  ],
  'Entiende tu cuenta individual': ['cuenta indibidual', 'cuentas individuales'],
  'Guía de derechos del afiliado': ['afiliación', 'afiliacion', 'derechos del afiliado', 'afiliados'],
  'Modelo de reglamento': ['reglamento de reclamos', 'reglamentos'],
  'Glosario de términos': ['glosario', 'glosarios'],
  'Quién supervisa el sistema': ['quien supervisa', 'supervisión', 'superbision'],
  'Tipos de pensión': [
    'edad de jubilación',
    'monto de la pensión',
    'cuánto voy a cobrar',
    'cuánto voy a recibir',
  ],
  'Pasos para pensionarse': ['edad de jubilación', 'cuándo me jubilo', 'como me jubilo'],
  'Planifica tu retiro': ['planifica', 'planificar retiro', 'planificacion'],
};

describe('what people type', () => {
  const pairs = Object.entries(typed).flatMap(([title, queries]) => queries.map((query) => [query, title]));

  it.each(pairs)('%s: %s', async (query, title) => {
    const found = await best(query ?? '');
    expect(found.filter((each) => each.startsWith(title ?? '-'))).toHaveLength(1);
  });

  it('is at least sixty queries', () => expect(pairs.length).toBeGreaterThanOrEqual(60));
});

describe('what people ask', () => {
  const shown = aTestPortal();
  beforeAll(() => loadDemoContent(shown.context()));

  const pairs = Object.entries(askedFirst).flatMap(([first, queries]) =>
    queries.map((query) => [query, first] as const),
  );

  it.each(pairs)('%s: first %s', async (query, first) => {
    const { best, results } = (await shown.client.visitor.homeSlider.search({ value: query })).data;
    const shownFirst = [...best, ...results.slice(0, 1)].map(({ type, title }) => `${type}: ${title}`);
    expect(shownFirst).toContain(first);
  });

  it('is at least 120 questions', () =>
    expect(new Set(pairs.map(([query]) => query)).size).toBeGreaterThanOrEqual(120));
});

describe('phonetic spelling', () => {
  it('are the same in the database and in the browser', async () => {
    const text = articles.map(({ title, html }) => `${title} ${bare(html)}`).join(' ');
    const strange =
      'aorro quenta xilófono vergüenza pingüino Zhang ccc cch qu c h hh llll guerra sacqué añejo inv inb';
    const words = [...new Set(`${text} ${strange}`.match(/[\p{L}\p{N}]+/gu) ?? [])];
    const { rows } = await sql<{ spelling: string }>`select search_sound(fold(word)) as spelling
      from unnest(${words}::text[]) with ordinality as each(word, place) order by place`.execute(
      test.portal.db,
    );
    expect(rows.map(({ spelling }) => spelling)).toEqual(words.map(phonetic));
  });
});
