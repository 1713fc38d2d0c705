import { expect, test } from 'vitest';
import { documentOf } from './document.ts';
import { site } from './testing/site.ts';

const parts = {
  title: 'Inicio',
  body: '',
  site,
  assets: { script: '/a.js', styles: ['/pages.css'], appStyles: ['/app.css'], fonts: [] },
};
const sheetsOf = (html: string) =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test("a page loads its own stylesheet alone; an app screen has the application's after it", () => {
  expect(sheetsOf(documentOf(parts))).toEqual(['/pages.css']);
  expect(sheetsOf(documentOf({ ...parts, state: {} }))).toEqual(['/pages.css', '/app.css']);
});
