import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, contrastFaults } from './fixtures/accessibility.ts';
import { test } from './fixtures/journey.ts';
import { lookInEveryWay } from './fixtures/look.ts';

const show = (page: Page, body: string, style = '') =>
  page.setContent(`<!doctype html><html lang="es"><title>Una página</title>
    <style>body { color: #222; background: #fff } ${style}</style>
    <main><h1>Una página</h1>${body}</main></html>`);

test('what looks at every screen finds faults where there are some', async ({ browser }) => {
  const page = await browser.newPage();
  await show(page, '<input><p style="color: #bbb">Letra pálida</p>');
  const faults = await accessibilityFaults(page);
  expect(faults).toEqual(['color-contrast: <p style="color: #bbb">Letra pálida</p>', 'label: <input>']);
  expect(await accessibilityFaults(page)).toEqual(faults);
  await page.close();
});

test('a group of fields without a legend, and a label whose field is not there, are faults', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const good = '<fieldset><legend>Uno</legend><label for="uno">Uno</label><input id="uno"></fieldset>';
  await show(page, `${good}<fieldset aria-label="Dos"></fieldset><label for="tres">Tres</label>`);
  expect(await accessibilityFaults(page)).toEqual([
    'fieldset-legend: <fieldset aria-label="Dos"></fieldset>',
    'label-for: <label for="tres">Tres</label>',
  ]);
  await page.close();
});

test('of texts that are coloured alike one is looked at, and each that differs from them', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const rows = '<p>Una fila</p>'.repeat(20);
  const pale = (body: string, style?: string) => show(page, rows + body + rows, style);
  await pale('<p style="color: #bbb">Otra letra</p>');
  expect(await contrastFaults(page), 'its letter').toHaveLength(1);
  await pale('<div style="background: #333"><p>Otro fondo</p></div>');
  expect(await contrastFaults(page), 'its ground').toHaveLength(1);
  await pale('<div style="opacity: 0.3"><p>A medias</p></div>');
  expect(await contrastFaults(page), 'its opacity').toHaveLength(1);
  await pale('', 'p:nth-of-type(17) { background: #444 }');
  expect(await contrastFaults(page), 'its place').toHaveLength(1);
  await pale('<div style="position: absolute; top: 0; background: #333"><p>Encima</p></div>');
  expect(await contrastFaults(page), 'what lies over others').toHaveLength(1);
  await show(
    page,
    '<button disabled>No</button><button>Sí</button>',
    'button { color: #bbb; background: #fff }',
  );
  expect(await contrastFaults(page), 'beside one that is off').toEqual([
    'color-contrast: <button>Sí</button>',
  ]);
  await show(page, '<input aria-label="Uno" value="Pálido" style="color: #bbb; background: #fff">');
  expect(await contrastFaults(page), 'a field').toHaveLength(1);
  await show(page, rows.replaceAll('<p>', '<p class="mal">'), '.mal { color: #bbb }');
  expect(await contrastFaults(page), 'one of all').toEqual(['color-contrast: <p class="mal">Una fila</p>']);
  await page.close();
});

test('a window is looked at, the page behind it is not', async ({ browser }) => {
  const page = await browser.newPage();
  await show(page, '<input><dialog aria-label="Una ventana"><h2>Una ventana</h2><select></select></dialog>');
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect(await accessibilityFaults(page)).toEqual(['select-name: <select></select>']);
  await page.close();
});

test.for([
  [
    'the dark',
    '@media (prefers-color-scheme: dark) { p { color: #333; background: #111 } }',
    'dark: color-contrast: <p>',
  ],
  ['a phone: contrast', '@media (max-width: 40em) { p { color: #ccc } }', '360: color-contrast: <p>'],
  [
    'a phone: a name',
    '@media (max-width: 40em) { button span { display: none } }',
    '360: button-name: <button>',
  ],
  [
    'a phone: a target',
    '@media (max-width: 40em) { nav a { padding: 0; font-size: 8px } }',
    '360: target-size: <a ',
  ],
  ['a desk', '@media (min-width: 40em) { p { color: #ccc } }', '1280: color-contrast: <p>'],
  ['a phone: sideways', '@media (max-width: 40em) { p { width: 600px } }', 'scrolls sideways'],
  ['forced colours', 'input { border: 0; background: #eee }', 'with forced colours'],
])('what is wrong in %s alone is found', async ([, spoilt, fault], { browser }) => {
  const page = await browser.newPage();
  const body = `<p>Un texto</p><input aria-label="Uno" size="4">
    <button><span>Enviar</span><svg width="24" height="24"></svg></button>
    <nav><a href="#a">uno</a><a href="#b">dos</a></nav>`;
  const style = 'input, button { min-height: 32px } nav a { display: inline-block; padding: 12px }';
  await show(page, body, style);
  await lookInEveryWay(page, 'una página');
  await show(page, body, `${style} ${spoilt}`);
  const told = await lookInEveryWay(page, 'una página').catch((error: { message: string; actual: unknown }) =>
    [error.message, error.actual].join(' '),
  );
  expect(told).toContain(fault);
  await page.close();
});
