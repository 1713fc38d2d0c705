import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { aCourse, callAsAdmin } from './steps/calls.ts';
import { allSaved, choose, finishTrial, questionsShown } from './steps/exam.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

const title = 'Un borrador para probar';

/** A draft with two modules and three questions of both kinds, whose first option is right. */
async function aDraft(portal: Portal): Promise<number> {
  const id = await aCourse(portal, title, 3, {
    Published: false,
    Duration: 45,
    ModuleList: [
      { title: 'Qué es un aporte', html: '<p>Una parte de tu sueldo que ahorras.</p>' },
      { title: 'Quién aporta', html: '<p>Tú y tu empleador.</p>' },
    ],
  });
  const ask = (QuestionDescription: string, more: object) =>
    callAsAdmin(portal, 'POST', 'Question/Add', { CourseId: id, QuestionDescription, ...more });
  const several = { QuestionTypeId: 12, AnswerA: 'Tú', AnswerB: 'Nadie', CorrectAnswerMultiple: 'A' };
  await ask('¿Quién aporta?', several);
  await ask('¿De quién es la cuenta?', several);
  await ask('El aporte es tuyo.', { QuestionTypeId: 1, CorrectAnswerVoF: 'V' });
  return id;
}

/**
 * Not the trial's: the journey signs in by itself, and a new portal reads its documents and its disk, and clears up after
 * runners of jobs, when it finds time.
 */
const writtenByOthers = ['session', 'sign_in', 'document_page', 'disk_use', 'job_runner'];

/** The count of every table that a trial could write to. */
async function counts(portal: Portal) {
  const rows = await inDatabase<{ name: string; rows: string }>(
    portal,
    `select relname as name, (xpath('/row/c/text()',
       query_to_xml(format('select count(*) as c from %I.%I', nspname, relname), false, true, '')))[1]::text as rows
     from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname = 'public' order by 1`,
  );
  return Object.fromEntries(
    rows.filter(({ name }) => !writtenByOthers.includes(name)).map((row) => [row.name, row.rows]),
  );
}

test('an administrator sees a draft as a member, tries its exam to the result, and nothing is stored', async ({
  ownPortal,
  visitTo,
}) => {
  const portal = await ownPortal({}); // no reader of another test is counted meanwhile
  const id = await aDraft(portal);
  const { page } = await visitTo(portal);
  await arriveAsAdmin(page, `/editcourse?id=${id}`);
  const before = await counts(portal);
  expect(Object.keys(before).length).toBeGreaterThan(40);
  await page.getByRole('link', { name: 'Ver como miembro' }).click();
  await page.getByText('Llevas 30 de 45 min').waitFor();
  await page.locator('summary', { hasText: 'Verlo como' }).click();
  await page.getByRole('link', { name: 'Examen abierto' }).click();
  await page.getByText('Llevas 45 de 45 min').waitFor();

  await page.getByRole('link', { name: 'Repasar' }).click();
  await page.getByText('Una parte de tu sueldo que ahorras.').waitFor();
  await page.clock.install();
  await page.getByRole('link', { name: 'Tomar examen' }).click(); // open: the reading is complete in this state

  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: 'Comenzar la prueba' }).click();
  await questionsShown(page);
  for (const question of [0, 1]) await choose(page, question, 0);
  await allSaved(page);
  await look(page, 'prueba-preguntas');
  await page.reload();
  await questionsShown(page);
  await expect.poll(() => page.locator('input:checked').count()).toBe(2);
  await finishTrial(page);
  await page.getByText('67 de 100').waitFor();
  await page.getByText('Es una prueba: esta nota no se guardó en ninguna parte.').waitFor();
  await look(page, 'prueba-resultado');
  expect(await counts(portal)).toEqual(before);

  await page.getByRole('link', { name: 'Volver a administrar' }).click();
  await page.waitForURL(/editcourse/);
  await page.getByRole('navigation', { name: 'Partes del curso' }).getByText('Personas').click();
  await page.getByText('Todavía nadie toma este curso').waitFor();
});

test('public pages say to administrators where they are edited; visitors get none of it', async ({
  portal,
  visit,
}) => {
  const { page } = await visit();
  const { page: visitor } = await visit();
  const address = new URL('/leerarticulo?id=1', portal.url).href;
  await visitor.goto(address); // the page is in the cache before the administrator comes
  await arriveAsAdmin(page, '/leerarticulo?id=1');
  const bar = page.getByRole('complementary', { name: 'Administración' });
  expect(await bar.getByRole('link', { name: 'Editar este artículo' }).getAttribute('href')).toBe(
    '/editarticle?id=1',
  );
  await look(page, 'articulo-administrador');
  await visitor.goto(address);
  expect(await visitor.content()).not.toMatch(/Editar este artículo|Volver a administrar/);
  await page.goto('/vercursos');
  await bar.getByRole('link', { name: 'Volver a Cursos' }).click();
  await page.waitForURL(/\/course/);
});
