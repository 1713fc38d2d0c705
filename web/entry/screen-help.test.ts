import { expect, test } from 'vitest';
import { folded } from '../../contract/text/folded.ts';
import { chapterAt, findChapters, helpParts } from '../features/help/chapters.ts';
import { screenHelp } from '../features/help/screen-help.ts';
import { groupedMenu } from '../layout/menu.ts';
import { screens } from './screens.ts';

const needHelp = screens.filter(({ path, frame }) => frame !== 'exam' && !path.startsWith('/ayuda'));

test('every screen with a frame has its help, and no help is of a screen that is gone', () => {
  expect(Object.keys(screenHelp).toSorted()).toEqual(needHelp.map(({ path }) => path).toSorted());
});

test('every help leads to a chapter, in short sentences', () => {
  for (const [path, { says, chapter }] of Object.entries(screenHelp)) {
    expect(chapterAt(chapter), `${path} → ${chapter}`).toBeDefined();
    for (const sentence of says) {
      expect(sentence, path).toMatch(/^[¿«A-ZÁÉÍÓÚ].+\.$/u);
      expect(sentence.length, `${path}: ${sentence}`).toBeLessThanOrEqual(120);
    }
  }
});

test('no chapter has the address of another, and some screen leads to nearly each', () => {
  const places = helpParts.flatMap((part) => part.chapters.map(({ slug }) => `${part.slug}/${slug}`));
  expect(new Set(places).size).toBe(places.length);
  expect(places.every((place) => /^[a-z]+\/[a-z-]+$/.test(place))).toBe(true);
});

test('the manual of administrators knows every entry of their menu', () => {
  const chapters = helpParts.find(({ slug }) => slug === 'administro')?.chapters ?? [];
  const manual = folded(JSON.stringify(chapters));
  const { above, groups } = groupedMenu();
  const entries = [...above, ...groups.flatMap((group) => group.entries)];
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ label }) => !manual.includes(folded(label))).map(({ label }) => label)).toEqual(
    [],
  );
});

test('the manual says of deleted people that they can be restored', () => {
  expect(findChapters('recuperar una cuenta eliminada')[0]?.sentence).toContain('Restaurar');
});

test('a chapter is found by its words, whatever their accents and endings, those in titles first', () => {
  const titles = (searched: string) => findChapters(searched).map(({ chapter }) => chapter.title);
  expect(titles('CERTIFICADO')[0]).toBe('Comprobar un certificado');
  expect(titles('contrasenas')[0]).toBe('Recuperar tu contraseña');
  expect(titles('corto internet')).toEqual(['Rendir el examen']);
  expect(findChapters('se cortó internet')[0]?.sentence).toContain('¿Se cortó internet?');
  expect(titles('ornitorrinco')).toEqual([]);
  expect(titles(' ¿? ')).toEqual([]);
});
