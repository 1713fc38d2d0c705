import type { Browser, Page } from 'playwright-core';
import { bringAxe } from '../fixtures/accessibility.ts';
import { adminPassword } from '../fixtures/admin-password.ts';
import { openVisit, type Visit } from '../fixtures/browser.ts';
import { keepFailure } from '../fixtures/failure-report.ts';
import { failureFolderOf } from '../fixtures/failures-folder.ts';
import { leave, test } from '../fixtures/journey.ts';
import { lookInEveryWay } from '../fixtures/look.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { arriveAs, password } from '../steps/people.ts';

/** One screen in one state. */
export interface LookRow<World> {
  name: string;
  /** The username of the viewer; absent = a visitor. */
  who?: string;
  path: string | ((world: World) => string);
  /** Brings the opened screen into the state, and waits for it. */
  until?: (page: Page, world: World) => Promise<unknown>;
}

/** Presses a button that opens a window. */
export const opened = (button: string, window: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog', { name: window }).waitFor();
};

/**
 * Makes a test of every row: light at both widths, then dark, with forced colours and with text of twice the size. The
 * rows of a person share a browser profile, and all rows the content that `makeWorld` adds. A screen that the row before
 * has opened, and only looked at, is not loaded again.
 */
export function testLooks<World>(
  makeWorld: (portal: Portal) => Promise<World>,
  rows: readonly LookRow<World>[],
): void {
  let world: Promise<World> | undefined;
  const visits = new Map<string, Visit>();
  /** The address that a profile shows as it was loaded. */
  const loaded = new WeakMap<Visit, string>();
  test.afterAll(async () => {
    for (const visit of visits.values()) await leave(visit);
  });

  test.for(rows)('$name', async ({ name, who = '', path, until }, { browser, portal, task }) => {
    world ??= makeWorld(portal);
    const known = await world;
    const visit = visits.get(who) ?? (await openLookingVisit(browser, portal));
    visits.set(who, visit);
    const { page, context, troubles } = visit;
    try {
      const address = typeof path === 'string' ? path : path(known);
      const isNew = page.url() === 'about:blank';
      const isLoaded = loaded.get(visit) === address;
      loaded.delete(visit);
      if (isNew && who !== '') await arriveAs(page, who, address, who === 'admin' ? adminPassword : password);
      else if (!isLoaded) await page.goto(address);
      await until?.(page, known);
      await lookInEveryWay(page, name);
      if (until === undefined) loaded.set(visit, address);
      if (troubles.length > 0) throw new Error(`troubles in the browser:\n${troubles.join('\n')}`);
    } catch (error) {
      visits.delete(who); // the next row gets a fresh profile
      await keepFailure(failureFolderOf(task.file.filepath, name), [visit], [error]);
      await context.close();
      throw error;
    }
  });
}

async function openLookingVisit(browser: Browser, portal: Portal): Promise<Visit> {
  const visit = await openVisit(browser, portal);
  await bringAxe(visit.context);
  return visit;
}
