import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminPassword } from '../fixtures/admin-password.ts';
import { openVisit, type Visit, type VisitOptions } from '../fixtures/browser.ts';
import { keepFailure } from '../fixtures/failure-report.ts';
import { failureFolderOf } from '../fixtures/failures-folder.ts';
import { leave, test } from '../fixtures/journey.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { arriveAs, password } from '../steps/people.ts';

/**
 * A row of docs/specification/prescribed.md that a screen holds; its number begins the title. Rows of one viewer and
 * address that follow each other share the loaded page, so a row that leaves it changed says `leaves`.
 */
export interface ScreenRow<World> {
  title: string;
  path: string | ((world: World) => string);
  /** Throws unless the page holds the row. */
  holds: (page: Page, world: World) => Promise<unknown>;
  /** The page is loaded again for the next row. */
  leaves?: true;
}

/** Makes a test of every row, for one viewer: a username, or '' for a visitor. */
export function testScreens<World>(
  who: (world: World) => string,
  makeWorld: (portal: Portal) => Promise<World>,
  rows: readonly ScreenRow<World>[],
  options: VisitOptions = {},
): void {
  let world: Promise<World> | undefined;
  let visit: Visit | undefined;
  let at: string | undefined;
  test.afterAll(async () => {
    if (visit !== undefined) await leave(visit);
  });

  test.for(rows)('$title', async ({ title, path, holds, leaves }, { browser, portal, task }) => {
    world ??= makeWorld(portal);
    const known = await world;
    const name = who(known);
    const isNew = visit === undefined;
    visit ??= await openVisit(browser, portal, options);
    const { page, context, troubles } = visit;
    const address = typeof path === 'string' ? path : path(known);
    try {
      if (isNew && name !== '')
        await arriveAs(page, name, address, name === 'admin' ? adminPassword : password);
      else if (address !== at) await page.goto(address);
      at = leaves === true ? undefined : address;
      await holds(page, known);
      if (troubles.length > 0) throw new Error(`troubles in the browser:\n${troubles.join('\n')}`);
    } catch (error) {
      await keepFailure(failureFolderOf(task.file.filepath, title), [visit], [error]);
      await context.close();
      visit = undefined; // the next row gets a fresh profile
      at = undefined;
      throw error;
    }
  });
}

/** A row of the table of routes: the address opens a screen with this heading. */
export const route = <World>(
  title: string,
  path: ScreenRow<World>['path'],
  heading: string | RegExp,
): ScreenRow<World> => ({
  title,
  path,
  holds: (page) => page.getByRole('heading', { name: heading }).first().waitFor(),
});

/** The text that a person sees of what this finds. */
export const visibleText = async (found: Locator): Promise<string> =>
  (await found.allInnerTexts()).join('\n');

/** All of these labels stand at a control. */
export const labelled = (where: Page | Locator, labels: readonly (string | RegExp)[]): Promise<unknown> =>
  Promise.all(labels.map((label) => where.getByLabel(label, { exact: true }).first().waitFor()));

/** The menu of who does not administer begins with the prescribed entries in their order. */
export async function hasPrescribedMenu(page: Page): Promise<void> {
  const paths = await page
    .locator('nav a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const prescribed = [
    '/',
    '/vercursos',
    '/lsistemapension',
    '/leerleyreglamento',
    '/vervideo',
    '/articulos',
    '/contact',
  ];
  const first = paths.indexOf('/vercursos') - 1;
  expect(paths.slice(first, first + prescribed.length)).toEqual(prescribed);
}
