import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { aCourse } from './steps/calls.ts';
import { fillLists } from './steps/full-lists.ts';
import { holdClock } from './steps/page-clock.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { aPng } from './steps/pictures.ts';
import { inDatabase } from './steps/shortcuts.ts';

/** A usual laptop, whose window is low. */
const laptop = { width: 1366, height: 650 };
const highWindow = { width: 1280, height: 1100 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administración' });
const groups = ['Contenido', 'Personas', 'Portal'];
/** The names of the open groups, without what waits in them. */
const openGroups = (page: Page) =>
  menuOf(page)
    .locator('details[open] > summary')
    .evaluateAll((opened) =>
      opened.map(({ childNodes }) =>
        [...childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent?.trim(),
      ),
    );

/** Everything in the foot of the menu lies inside the window. */
async function expectFootInSight(page: Page): Promise<void> {
  const foot = [
    menuOf(page).getByRole('link', { name: 'Ver el portal' }),
    menuOf(page).getByRole('link', { name: /^Bienvenido/ }),
    menuOf(page).getByRole('button', { name: 'Salir' }),
  ];
  const height = page.viewportSize()?.height ?? 0;
  for (const part of foot) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
}

for (const size of [laptop, desk, phone])
  test(`the menu keeps its foot in sight at ${size.width} × ${size.height}, and opens one group`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: size });
    await arriveAsAdmin(page, '/inicio');
    await page.locator('[data-groups-settled]').waitFor({ state: 'attached' }); // on a phone nobody sees it yet
    if (size === phone) await page.getByRole('button', { name: 'Menú' }).click();
    for (const name of groups) {
      const summary = menuOf(page).locator('summary', { hasText: name });
      if (!(await openGroups(page)).includes(name)) await summary.click();
      expect(await openGroups(page)).toEqual([name]);
      await expectFootInSight(page);
      const entry = menuOf(page).locator('details[open] a').last();
      await entry.scrollIntoViewIfNeeded();
      const row = await entry.boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(size === phone ? 44 : 36);
    }
  });

test('in a high window every group of the menu is open, and a group folds alone', async ({ visit }) => {
  const { page } = await visit({ viewport: highWindow });
  await arriveAsAdmin(page, '/inicio');
  await menuOf(page).locator('[data-groups-settled]').waitFor();
  expect(await openGroups(page)).toEqual(groups);
  await menuOf(page).locator('summary', { hasText: 'Portal' }).click();
  expect(await openGroups(page)).toEqual(['Contenido', 'Personas']);
  await expectFootInSight(page);
});

test('on a phone the help that the menu opens leads to its chapter, and closes', async ({ visit }) => {
  const { page } = await visit({ viewport: phone });
  await arriveAsAdmin(page, '/usuarios');
  const open = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await menuOf(page).getByRole('button', { name: 'Ayuda' }).click();
  };
  const help = page.getByRole('complementary', { name: 'Ayuda de esta pantalla' });
  await open();
  await expect.poll(() => help.getByRole('paragraph').count()).toBe(3);
  await help.getByRole('button', { name: 'Cerrar la ayuda' }).click();
  await help.waitFor({ state: 'hidden' });
  await page.reload();
  await open();
  await help.getByRole('link', { name: 'Leer «Usuarios, importar y grupos» en la ayuda' }).click();
  await page.waitForURL('**/ayuda/administro/personas');
});

type Lists = Awaited<ReturnType<typeof fillLists>>;

/** Every screen that is a list of the administration. */
const lists: readonly { path(lists: Lists): string; rows?: string; isBelowSettings?: true }[] = [
  { path: () => '/category' },
  { path: () => '/listarticle' },
  { path: () => '/video' },
  { path: () => '/sistemapension' },
  { path: () => '/leyreglamento' },
  { path: () => '/course' },
  { path: () => '/usuarios' },
  { path: () => '/imageslider' },
  { path: () => '/certificados' },
  { path: () => '/correos' },
  { path: () => '/papelera' },
  { path: () => '/revisiones?id=1' },
  { path: () => '/mensajes', rows: '[aria-label="Mensajes"] > li' },
  { path: () => '/comentarios', rows: '[aria-label="Comentarios"] > li' },
  { path: () => '/opiniones', rows: '[aria-label="Páginas"] > li' },
  { path: () => '/auditoria', rows: 'section > ol > li' },
  { path: () => '/grupos' },
  { path: () => '/rutas' },
  // the order of answers, and what is missing for them, stand above its rows
  { path: () => '/parametros', rows: 'section tbody tr', isBelowSettings: true },
  { path: () => '/editartemas' },
  { path: () => '/terminos' },
  { path: () => '/usuarios?state=admin' },
  // the settings of the exam are prescribed to stand open above them
  { path: ({ course }) => `/question?id=${course}`, isBelowSettings: true },
  { path: ({ course }) => `/intentos?id=${course}` },
  { path: ({ course }) => `/resultados?id=${course}` },
];
/** The first row of a list begins above this line. */
const firstRowAbove = [
  { size: desk, line: 400, belowSettings: 640 },
  { size: phone, line: 500, belowSettings: 1110 },
];

test('every list begins high on its screen, cuts no name and has the same left edge', async ({
  portal,
  visit,
}) => {
  const filled = await fillLists(portal);
  const { page } = await visit();
  await arriveAsAdmin(page, '/inicio');
  const edges = new Map<number, number>();
  for (const { size } of firstRowAbove) {
    await page.setViewportSize(size);
    edges.set(size.width, await leftEdge(page));
  }
  const faults: string[] = [];
  for (const list of lists) {
    const path = list.path(filled);
    await page.goto(path);
    for (const { size, line, belowSettings } of firstRowAbove) {
      await page.setViewportSize(size);
      const { top, cut } = await firstRow(page, list.rows);
      const where = `${path} at ${size.width} px`;
      if (top > (list.isBelowSettings ? belowSettings : line))
        faults.push(`${where}: the first row begins at ${top}`);
      if (cut.length > 0) faults.push(`${where}: cut names: ${cut.join(', ')}`);
      if ((await leftEdge(page)) !== edges.get(size.width))
        faults.push(`${where}: the left edge is not that of /inicio`);
    }
  }
  expect(faults).toEqual([]);
});

/** Where what a screen shows begins at the left. */
const leftEdge = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { paddingLeft } = getComputedStyle(main);
    return main.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
  });

/** Where the first row begins, and the names that do not fit their cell. */
async function firstRow(page: Page, rows = 'tbody tr'): Promise<{ top: number; cut: string[] }> {
  const row = page.locator(`main ${rows}`).first();
  await row.waitFor();
  const names = page.locator('main tbody [role=rowheader]');
  return {
    top: Math.round(await row.evaluate((element) => element.getBoundingClientRect().top + scrollY)),
    cut: await names.evaluateAll((cells) =>
      cells
        .filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
          ),
        )
        .map((cell) => cell.textContent),
    ),
  };
}

test('in a low window the right answer is chosen above the buttons', async ({ portal, visit }) => {
  const course = await aCourse(portal, 'Un curso en una ventana baja', 4);
  const { page } = await visit({ viewport: laptop });
  await page.clock.install();
  await arriveAsAdmin(page, `/question?id=${course}`);
  await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar pregunta' });
  await dialog.getByLabel('Categoria').selectOption('12');
  const letter = await dialog.locator('[name=CorrectAnswerMultiple]').first().boundingBox();
  const button = await dialog.getByRole('button', { name: 'Agregar', exact: true }).boundingBox();
  expect((letter?.y ?? 0) + (letter?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  await dialog.getByLabel('Descripcion').fill('¿Quién paga el aporte del empleador?');
  await dialog.getByLabel('Respuesta A').fill('La empresa');
  await dialog.getByLabel('Respuesta B').fill('La trabajadora');
  await dialog.getByRole('checkbox', { name: 'A', exact: true }).press('Space');
  await holdClock(page); // a notice goes by itself
  await dialog.getByRole('button', { name: 'Guardar y agregar otra' }).click();
  const toast = page.locator('[role=status]:popover-open');
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    await toast.waitFor();
    expect(await coveredBy(toast)).toEqual([]);
  }
  // it is pressed while the window is open, and lies on the page after it
  await toast.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await toast.waitFor({ state: 'hidden' });
  await dialog.getByLabel('Descripcion').fill('¿Quién cobra el aporte?');
  await dialog.getByLabel('Respuesta A').fill('El Estado');
  await dialog.getByLabel('Respuesta B').fill('La gestora');
  await dialog.getByRole('checkbox', { name: 'B', exact: true }).press('Space');
  await dialog.getByRole('button', { name: 'Guardar y agregar otra' }).click();
  await toast.waitFor();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await toast.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await toast.waitFor({ state: 'hidden' });
});

/** The buttons of the open window that a toast lies on. */
const coveredBy = (toast: Locator) =>
  toast.evaluate((element) => {
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll('dialog[open] button')]
      .filter((button) => !element.contains(button))
      .filter((button) => {
        const under = button.getBoundingClientRect();
        return (
          under.width > 0 &&
          under.left < over.right &&
          over.left < under.right &&
          under.top < over.bottom &&
          over.top < under.bottom
        );
      })
      .map((button) => button.textContent || button.ariaLabel);
  });

test('an article is added with its cover from one form', async ({ portal, visit, fileOf }) => {
  const { page } = await visit();
  await arriveAsAdmin(page, '/addarticle');
  await page.getByLabel('Título').fill('Una portada desde el principio');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await page.locator('input[name=file]').setInputFiles(await fileOf('playa.png', await aPng(1600, 900)));
  await page.getByLabel('Texto alternativo').fill('Una playa de noche');
  await page.getByRole('img').or(page.getByRole('application')).first().waitFor();
  await look(page, 'articulo-con-portada');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicarlo así' }).click();
  await page.waitForURL('**/listarticle');
  expect(
    await inDatabase(portal, 'select cover_alt from article where title = $1', [
      'Una portada desde el principio',
    ]),
  ).toEqual([{ cover_alt: 'Una playa de noche' }]);
});

/** Windows whose fields fit a low window, also below the sentences about what is wrong. */
const windows: readonly {
  path(course: number): string;
  button: string;
  fill?(window: Locator): Promise<unknown>;
}[] = [
  { path: () => '/category', button: 'Agregar' },
  { path: () => '/video', button: 'Agregar' },
  { path: () => '/usuarios', button: 'Agregar usuario' },
  { path: (course) => `/filecourse?id=${course}`, button: 'Agregar' },
  { path: (course) => `/question?id=${course}`, button: 'Agregar pregunta' },
  {
    path: (course) => `/question?id=${course}`,
    button: 'Agregar pregunta',
    fill: (window) => window.getByLabel('Categoria').selectOption('1'),
  },
];

test('in a low window a form is seen whole, also once it is refused', async ({ portal, visit }) => {
  const course = await aCourse(portal, 'Un curso en una ventana baja', 4);
  const { page } = await visit({ viewport: laptop });
  await arriveAsAdmin(page, '/inicio');
  const hidden: string[] = [];
  for (const { path, button, fill } of windows) {
    await page.goto(path(course));
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await fill?.(dialog);
    await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    const below = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    if (below > 0) hidden.push(`${button} at ${path(course)}: ${below} px`);
  }
  expect(hidden).toEqual([]);
});
