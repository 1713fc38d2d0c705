import { expect, test } from 'vitest';
import { site } from '../testing/site.ts';
import { documentOf } from './document.ts';

const parts = {
  title: 'Inicio',
  body: '',
  site,
  assets: {
    script: '/a.js',
    styles: ['/pages.css'],
    appStyles: ['/app.css'],
    appScripts: { 'a/a-page': ['/app.js', '/a.js'], 'b/b-page': ['/app.js', '/b.js'] },
    fonts: [],
  },
};
const sheetsOf = (html: string) =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test("a page loads its own stylesheet alone; an app screen has the application's after it", () => {
  expect(sheetsOf(documentOf(parts))).toEqual(['/pages.css']);
  expect(sheetsOf(documentOf({ ...parts, app: { view: 'a/a-page', state: '{}' } }))).toEqual([
    '/pages.css',
    '/app.css',
  ]);
  expect(sheetsOf(documentOf({ ...parts, hasAppStyles: true }))).toEqual(['/pages.css', '/app.css']);
});

test('an app screen asks at once for all scripts that bring it to life, those of its view among them', () => {
  const asked = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href);
  expect(asked(documentOf(parts))).toEqual([]);
  expect(asked(documentOf({ ...parts, app: { view: 'b/b-page', state: '{}' } }))).toEqual([
    '/app.js',
    '/b.js',
  ]);
});

test('nothing is shown before the script that hears presses', () => {
  const html = documentOf(parts);
  const script = html.indexOf('<script type="module" blocking="render" src="/a.js">');
  expect(script).toBeGreaterThan(0); // a browser obeys it in the head only
  expect(script).toBeLessThan(html.indexOf('</head>'));
});
