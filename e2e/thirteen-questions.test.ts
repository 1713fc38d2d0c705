import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';

/** A question of somebody of 67 with what she types, the links that she presses from home, and the sentence that answers. */
interface Question {
  asked: string;
  typed: string;
  presses: readonly (string | RegExp)[];
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
    found: /Edad de jubilación: 65 años[\s\S]*Una mujer con hijos puede adelantar/,
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
    there: /Bs\s\d/,
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
    there: /Responden en hasta 30 días\. El primer pago llega hasta 10 días después de firmar/,
    found: /Cuánto tarda la respuesta: hasta 30 días[\s\S]*hasta 10 días después de firmar/,
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

async function answerByLinks(page: Page, { presses, there, asked }: Question): Promise<void> {
  expect(presses.length, asked).toBeLessThanOrEqual(3);
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
async function answerBySearch(page: Page, typed: string, { found, asked }: Question): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('main').getByRole('search').first();
  await search.getByRole('searchbox').fill(typed);
  await search.getByRole('button', { name: 'Buscar' }).click();
  await page.waitForURL(/\/buscar\?/);
  const answer = page.getByRole('region', { name: 'Respuesta corta' });
  await expect.poll(() => answer.textContent(), { message: `${asked} ${typed}` }).toMatch(found);
  const isFirst = await answer.evaluate((card) => {
    const list = document.querySelector('main ul');
    return list === null || (card.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isFirst, asked).toBe(true);
}

test('there are thirteen', () => expect(questions).toHaveLength(13));

for (const javaScriptEnabled of [false, true])
  test.for(questions)(`with${javaScriptEnabled ? '' : 'out'} script, $asked`, async (question, { visit }) => {
    const { page } = await visit({ javaScriptEnabled, viewport: phone });
    await answerByLinks(page, question);
    for (const typed of [question.typed, question.asked]) await answerBySearch(page, typed, question);
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
