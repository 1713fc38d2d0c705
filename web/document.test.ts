import { expect, test } from 'vitest';
import { documentOf } from './document.ts';
import { site } from './testing/site.ts';

const parts = {
  title: 'Inicio',
  body: '',
  site,
  assets: {
    script: '/a.js',
    styles: ['/pages.css'],
    appStyles: ['/app.css'],
    appScripts: ['/app.js'],
    fonts: [],
  },
};
const sheetsOf = (html: string) =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test("a page loads its own stylesheet alone; an app screen has the application's after it", () => {
  expect(sheetsOf(documentOf(parts))).toEqual(['/pages.css']);
  expect(sheetsOf(documentOf({ ...parts, state: {} }))).toEqual(['/pages.css', '/app.css']);
});

test('only an app screen asks at once for the scripts that bring it to life', () => {
  const asked = (html: string) => html.includes('<link rel="modulepreload" href="/app.js">');
  expect(asked(documentOf(parts))).toBe(false);
  expect(asked(documentOf({ ...parts, state: {} }))).toBe(true);
});
