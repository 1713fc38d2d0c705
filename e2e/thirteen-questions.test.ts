import { decodeHTML } from 'entities';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';

/**
 * A question of somebody of 67 with what she types, the links that she presses from home, and the sentence that answers.
 */
interface Question {
  asked: string;
  typed: string;
  presses: readonly string[];
  there: RegExp;
  found: RegExp;
}

const reached = ['Ya cumplí la edad'];

const questions: readonly Question[] = [
  {
    asked: '¿A qué edad, como mujer, aquí?',
    typed: 'a qué edad me jubilo si soy mujer',
    presses: reached,
    there: /Edad: 65 años/,
    found: /Edad de jubilación: 65 años[\s\S]*Una mujer con hijos puede jubilarse 1 año antes/,
  },
  {
    asked: '¿Llego tarde a los 67, pierdo meses?',
    typed: 'llego tarde a los 67',
    presses: reached,
    there: /No llegas tarde: el derecho no se pierde\. Se paga desde el mes en que la pides/,
    found: /con los meses que correspondan desde la solicitud/,
  },
  {
    asked: '¿Cuántos aportes?',
    typed: 'cuántos aportes necesito',
    presses: reached,
    there: /Meses de aporte: (?:ningún|\d+) mes/,
    found: /Meses de aporte que se piden: (?:ningún|\d+) mes/,
  },
  {
    asked: '¿Dónde veo los míos?',
    typed: 'dónde veo mis aportes',
    presses: reached,
    there: /en el portal de tu administradora o en una oficina/,
    found: /Dónde ver tu estado de cuenta/,
  },
  {
    asked: '¿Cuánto, más o menos?',
    typed: 'cuánto voy a cobrar',
    presses: ['Ya cumplí la edad', '¿Cuánto recibiré?'],
    // it asks before it answers: an amount without a person would be nobody's
    there: /Pregunta 1 de \d[\s\S]*Ver un ejemplo: Rosa/,
    found: /¿Cuánto recibiré\?/,
  },
  {
    asked: '¿Cuál es el mínimo si es poco?',
    typed: 'cuál es la pensión mínima',
    presses: reached,
    there: /Bs\s1\s100\sal\smes\scon\s240\smeses\sde\saporte/,
    found: /Pensión solidaria: Bs\s1\s100\sal\smes\scon\s240\smeses\sde\saporte/,
  },
  {
    asked: '¿A quién llamo?',
    typed: 'a quién llamo',
    presses: reached,
    there: /Teléfono: 800 10 0214/,
    found: /Teléfono de consultas: 800 10 0214/,
  },
  {
    asked: '¿Dónde está la oficina?',
    typed: 'dónde está la oficina',
    presses: reached,
    there: /Ciudad Central: avenida Principal 214/,
    found: /Ciudad Central: avenida Principal 214/,
  },
  {
    asked: '¿Qué llevo?',
    typed: 'qué papeles llevo para jubilarme',
    presses: reached,
    there: /El número de la cuenta bancaria donde quieres cobrar/,
    found: /Tu documento de identidad[\s\S]*El número de la cuenta bancaria/i,
  },
  {
    asked: '¿Cuánto tarda y desde cuándo se paga?',
    typed: 'cuánto tarda el trámite y desde cuándo me pagan',
    presses: reached,
    there:
      /La respuesta tarda hasta 30 días hábiles\. El primer pago llega hasta 10 días hábiles después de firmar/,
    found:
      /(?=[\s\S]*Cuánto tarda la respuesta: hasta 30 días hábiles)[\s\S]*hasta 10 días hábiles después de firmar/,
  },
  {
    asked: '¿Tengo salud después?',
    typed: 'tengo seguro de salud después de jubilarme',
    presses: reached,
    there: /Sigues con el mismo seguro de salud/,
    found: /Sigues con el mismo seguro de salud/,
  },
  {
    asked: '¿Puedo seguir trabajando?',
    typed: 'puedo seguir trabajando si me jubilo',
    presses: reached,
    there: /Puedes cobrar tu pensión y seguir trabajando/,
    found: /Puedes cobrar tu pensión y seguir trabajando/,
  },
  {
    asked: '¿Paga impuestos?',
    typed: 'la pensión paga impuestos',
    presses: reached,
    there: /La pensión no paga impuesto/,
    found: /La pensión no paga impuesto/,
  },
];

/** Follows links from home, and reads the answer. */
async function answerByLinks(page: Page, { presses, there, asked }: Question): Promise<void> {
  await page.goto('/');
  for (const name of presses) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(href ?? 'no link'));
  }
  await expect.poll(() => page.getByRole('main').textContent(), { message: asked }).toMatch(there);
}

/** Searches from home, and finds the answer above the list. */
async function answerBySearch(page: Page, { typed, found, asked }: Question): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search').first();
  await search.getByRole('searchbox').fill(typed);
  // with a script the window of the search opens over the page while one types: Enter is the same in both
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/buscar\?/);
  const answer = page.getByRole('region', { name: 'Respuesta corta' });
  await expect.poll(() => answer.textContent(), { message: `${asked} ${typed}` }).toMatch(found);
  const isFirst = await answer.evaluate((card) => {
    const list = document.querySelector('main ul');
    return list === null || (card.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isFirst, asked).toBe(true);
}

/** The main part of a page as it comes from the server. */
async function mainOf({ url }: Portal, path: string): Promise<string> {
  const html = await (await fetch(new URL(path, url))).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
const textOf = (html: string) => decodeHTML(html.replace(/<[^>]*>/g, ''));

/** The address of the first link with these words. */
function linkTo(html: string, name: string): string {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  const [, href] = links.find(([, , inside = '']) => textOf(inside).includes(name)) ?? [];
  return decodeHTML(href ?? `no link ${name}`);
}

test('there are thirteen, each answered by three presses at most', () => {
  expect(questions).toHaveLength(13);
  expect(Math.max(...questions.map(({ presses }) => presses.length))).toBeLessThanOrEqual(3);
});

test.for(questions)(
  'in the HTML alone, $asked',
  async ({ presses, there, typed, asked, found }, { portal }) => {
    let page = await mainOf(portal, '/');
    for (const name of presses) page = await mainOf(portal, linkTo(page, name));
    expect(textOf(page), asked).toMatch(there);
    for (const words of [typed, asked]) {
      const results = await mainOf(portal, `/buscar?${new URLSearchParams({ search: words })}`);
      const place = results.search(/<section[^>]*aria-labelledby="respuesta"/);
      const answer = results.slice(place, results.indexOf('</section>', place));
      expect(textOf(answer), words).toMatch(found);
      expect(`${results}<ul`.indexOf('<ul'), `${words}: above the list`).toBeGreaterThan(place);
    }
  },
);

test('without script the links and the search of home lead to an answer', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
  const [question] = questions as [Question];
  await answerByLinks(page, question);
  await answerBySearch(page, question);
});

test('with script each is answered by links and by the search of home', async ({ visit }) => {
  const { page } = await visit({ viewport: phone });
  for (const question of questions) {
    await answerByLinks(page, question);
    await answerBySearch(page, question);
  }
});

test('in the window of the search, too, the answer stands first', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/articulos');
  for (const { typed, asked } of questions) {
    await page.getByRole('banner').getByRole('searchbox').pressSequentially(typed);
    const first = page.getByRole('dialog').getByRole('option').first();
    await expect
      .poll(() => first.textContent(), { message: asked })
      .toMatch(/^(?:Dato|Respuesta|Calculadora)/);
    await page.keyboard.press('Escape');
  }
});
