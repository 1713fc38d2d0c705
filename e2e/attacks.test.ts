import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { richTextElements } from '../contract/text/rich-text.ts';
import { sanitizeHtml } from '../server/platform/html/sanitize-html.ts';
import { htmlAttacks } from '../server/testing/files/html-attacks.ts';
import { leave, test } from './fixtures/journey.ts';
import { callAsAdmin } from './steps/calls.ts';

const site = 'http://portal.test/';

/** Texts that one page holds: one alone costs as much as all of them. */
const textsOfPage = 40;

interface BarePage {
  page: Page;
  /**
   * The harm that texts do when a page is parsed with them, each in a place of its own, and when a script puts them in;
   * [] = none.
   */
  show(texts: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a page without any policy that holds the texts, notes everything that it asks for and lets nothing out. */
async function openBare(browser: Browser): Promise<BarePage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let left: string[] = [];
  let body = '';
  await context.route('**/*', (route) => {
    const url = route.request().url();
    const isDocument = url === site && route.request().frame() === page.mainFrame();
    if (isDocument) return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (!url.startsWith(`${site}articlefile/`) && !url.startsWith(`${site}slider/`) && url !== `${site}end`)
      left.push(url);
    return route.abort();
  });
  return {
    page,
    async show(texts) {
      left = [];
      const done: string[] = [];
      for (const isParsed of [true, false]) {
        const places = texts.map((text) => `<div data-place>${isParsed ? text : ''}</div>`);
        body = `<!doctype html><title>x</title>${places.join('')}`;
        try {
          await page.goto(site);
          done.push(...(await page.evaluate(provoke, isParsed ? [] : texts)));
        } catch (error) {
          done.push(`led away: ${(error as Error).message.split('\n', 1)[0]}`);
        }
      }
      return [...done, ...left];
    },
    close: () => context.close(),
  };
}

/**
 * Runs in the page: puts texts into their places, presses, hovers over and focuses everything, then waits for what loads
 * meanwhile to fail.
 */
async function provoke(texts: readonly string[]): Promise<string[]> {
  const places = document.querySelectorAll('[data-place]');
  for (const [index, text] of texts.entries()) {
    const place = places[index];
    if (place !== undefined) place.innerHTML = text;
  }
  // a link of an allowed kind is followed because the reader wants it; any other is let go where it goes
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (/^(https:\/\/|mailto:|\/(?![/\\]))/.test(link?.getAttribute('href') ?? '')) event.preventDefault();
  });
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    for (const name of [
      'mouseover',
      'mouseenter',
      'mousemove',
      'pointerenter',
      'pointerdown',
      'focus',
      'input',
    ])
      element.dispatchEvent(new Event(name, { bubbles: true }));
    element.focus?.();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await new Promise<void>((resolve) => {
    const last = new Image();
    last.onerror = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    last.src = '/end';
  });
  const done: string[] = [];
  const { hit } = window as { hit?: unknown };
  if (hit instanceof Element) done.push('a name of the page was taken');
  else if (hit !== undefined) done.push('a script ran');
  if (location.href !== 'http://portal.test/') done.push(`led to ${location.href}`);
  return done;
}

/** The elements and attributes beyond the list, read from the browser's own tree. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(
    (list: Record<string, readonly string[]>) =>
      [...document.querySelectorAll('[data-place] *')].flatMap((element) => [
        ...(element.localName in list && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
          ? []
          : [element.localName]),
        ...element
          .getAttributeNames()
          .filter((name) => list[element.localName]?.includes(name) === false)
          .map((name) => `${element.localName} ${name}`),
      ]),
    richTextElements,
  );
}

/** The HTML that the browser made of each text. */
const readBack = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > [data-place]')].map(({ innerHTML }) => innerHTML),
  );

/** Expects that texts do nothing and hold nothing beyond the list; tries them one by one to name those that do. */
async function expectQuiet({ page, show }: BarePage, texts: readonly string[]): Promise<void> {
  const isQuiet = (await show(texts)).length === 0 && (await beyond(page)).length === 0;
  const told = await readBack(page);
  expect(told).toHaveLength(texts.length);
  if (isQuiet) {
    // what the browser made of them, put into a page once more, does no more than before
    const others = told.filter((each, index) => each !== texts[index]);
    if (others.length > 0) expect(await show(others), others.join('\n')).toEqual([]);
    return;
  }
  for (const text of texts) {
    expect(await show([text]), text).toEqual([]);
    expect(await beyond(page), text).toEqual([]);
  }
  throw new Error(`together these do what none does alone: ${texts.join('\n')}`);
}

describe('attacks in a real browser, on a page without any policy', () => {
  test('raw they do what they are for: the next check can fail', async ({ browser }) => {
    const { show, close } = await openBare(browser);
    const firing: string[] = [];
    const some = htmlAttacks.filter((_, index) => index % 4 === 0); // enough to show it, and a quarter of the time
    for (const attack of some) if ((await show([attack])).length > 0) firing.push(attack);
    await close();
    expect(firing.length).toBeGreaterThanOrEqual(some.length / 2);
  });

  test('once sanitised nothing runs, nothing is loaded, nothing leads away', async ({ browser }) => {
    const bare = await openBare(browser);
    const safe = [...new Set(htmlAttacks.map(sanitizeHtml))];
    for (let from = 0; from < safe.length; from += textsOfPage)
      await expectQuiet(bare, safe.slice(from, from + textsOfPage));
    await bare.close();
  });
});

describe('attacks in an article', () => {
  test('are saved as words, and a reader’s page stays quiet', async ({ portal, visit }) => {
    const sendable = htmlAttacks.filter((attack) => attack.isWellFormed() && !attack.includes('\0'));
    const texts = [
      sendable.filter(({ length }) => length < 1_000).join('<hr>'),
      sendable
        .filter(({ length }) => length < 1_000)
        .toReversed()
        .join('<hr>'),
      sendable
        .map(sanitizeHtml)
        .filter(({ length }) => length < 1_000)
        .join('<hr>'),
      ...sendable.filter(({ length }) => length >= 1_000),
    ];
    const category = await callAsAdmin<{ id: number }>(portal, 'POST', 'Category/Add', {
      Name: 'Textos atacados',
    });
    for (const [index, Description] of texts.entries()) {
      const { id } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Article/Add', {
        Title: `Un texto atacado ${index}`,
        CategoryId: category.id,
        Description: `<p>Antes.</p>${Description}`,
      });
      const session = await visit();
      const { page } = session;
      const away: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== portal.url) away.push(request.url());
      });
      await page.goto(`/leerarticulo/?id=${id}`);
      await page.getByRole('heading', { level: 1, name: `Un texto atacado ${index}` }).waitFor();
      await page.getByText('Antes.', { exact: true }).waitFor();
      await page.getByRole('main').evaluate((main) => {
        for (const element of main.querySelectorAll('p, h2, h3, td, em, strong, code'))
          for (const name of ['mouseover', 'pointerenter', 'click'])
            element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
      });
      await page.evaluate(() => fetch('/healthz')); // goes out behind all that the texts asked for
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/leerarticulo/');
      expect(away).toEqual([]);
      await leave(session);
    }
  });
});
