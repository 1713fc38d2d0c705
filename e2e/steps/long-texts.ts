import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin } from './calls.ts';

/** Extreme but real texts: a title of maximum length, a word and an address longer than any line. */
const longTitle = 'Cómo se calcula tu pensión si trabajaste en varios lugares y con periodos sin empleo, '
  .repeat(3)
  .slice(0, 200);
const longWord = 'Otorrinolaringología'.repeat(7);
const text = `<p>Lee https://example.com/${'direccion/larga/'.repeat(12)}</p><h2>${longWord}</h2>
  <pre><code>${'x'.repeat(200)}</code></pre>
  <table><tbody><tr>${'<td>Bs 12.345,67 por mes</td>'.repeat(7)}</tr></tbody></table>`;

/** Articles, items and categories with texts of maximum length; the id of one article. */
export async function addLongTexts(portal: Portal): Promise<number> {
  let articleId = 0;
  for (const Title of [longTitle, longWord]) {
    const article = { Title, Description: text, CategoryId: 1 };
    ({ id: articleId } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Article/Add', article));
    await callAsAdmin(portal, 'POST', 'SistemaPension/Add', { Name: Title, Description: text });
    const category = { Name: Title.slice(0, 80), Description: longWord };
    await callAsAdmin(portal, 'POST', 'Category/Add', category);
  }
  return articleId;
}
