import { expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { textBlocks } from './text-blocks.rules.ts';
import { compareTexts, compareWords, foldUnchanged } from './text-compare.rules.ts';
import { TextCompare, ValueCompare } from './text-compare.tsx';

const names = { before: 'Versión 3', after: 'Versión actual' };
const changed = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text);

test('an edited paragraph is paired with itself, also behind a new one', () => {
  const rows = compareTexts(
    '<p>Igual.</p><p>Aporta siempre cada mes a tu cuenta.</p>',
    '<p>Igual.</p><p>Algo del todo nuevo.</p><p>Aporta casi siempre cada mes a tu cuenta.</p>',
  );
  expect(rows.map(({ change }) => change)).toEqual(['same', 'added', 'edited']);
  const edited = rows[2];
  if (edited?.change !== 'edited') throw new Error('not edited');
  expect(changed(edited.beforePieces)).toEqual([]);
  expect(changed(edited.afterPieces).join('').trim()).toBe('casi');
  expect(edited.afterPieces.map(({ text }) => text).join('')).toBe(
    'Aporta casi siempre cada mes a tu cuenta.',
  );
});

test('of a text that is another one altogether no words are compared', () => {
  const [before, after] = ['a', 'b'].map((sign) =>
    Array.from({ length: 2000 }, (_, n) => sign + n).join(' '),
  );
  const { beforePieces, afterPieces } = compareWords(before ?? '', after ?? '');
  expect(beforePieces).toEqual([{ text: before, isChanged: true }]);
  expect(afterPieces).toEqual([{ text: after, isChanged: true }]);
});

test('what reads alike but is no longer the same says so', () => {
  const link = (href: string) => `<p>Lee <a href="${href}">esto</a>.</p>`;
  expect(compareTexts(link('/a'), link('/b'))).toMatchObject([{ change: 'same', isRestyled: true }]);
  expect(compareTexts(link('/a'), link('/a'))).toMatchObject([{ change: 'same', isRestyled: false }]);
  expect(compareTexts('<p>Plazos</p>', '<h2>Plazos</h2>')).toMatchObject([{ change: 'edited' }]);
});

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
/** '-' removed, '+' added, '±' edited, '=' the same, with the text of the newer side. */
const shown = (before: string, after: string) =>
  compareTexts(before, after).map((row) => {
    if (row.change === 'edited') return `± ${row.after.text}`;
    return `${{ removed: '-', added: '+', same: '=' }[row.change]} ${row.block.text}`;
  });

test('two blocks are one that was edited from a third of common words on, each word as often as it stands there', () => {
  const ten = 'a b c d e f g h i j';
  expect(shown(paragraphs(ten), paragraphs('a b c 1 2 3 4 5 6 7'))).toEqual([
    `- ${ten}`,
    '+ a b c 1 2 3 4 5 6 7',
  ]);
  expect(shown(paragraphs(ten), paragraphs('A b, c d 2 3 4 5 6 7'))).toEqual(['± A b, c d 2 3 4 5 6 7']);
  expect(shown(paragraphs('a a a a'), paragraphs('a b c d'))).toEqual(['- a a a a', '+ a b c d']);
  expect(shown(paragraphs('a a b c'), paragraphs('a a d e'))).toEqual(['± a a d e']);
});

test('of several new blocks the one that is most alike is the edited one, and their order stays', () => {
  expect(shown(paragraphs('uno dos tres'), paragraphs('uno dos 1', 'uno dos tres cuatro'))).toEqual([
    '+ uno dos 1',
    '± uno dos tres cuatro',
  ]);
  expect(shown(paragraphs('uno dos tres', 'cuatro cinco seis'), paragraphs('cuatro cinco 6'))).toEqual([
    '- uno dos tres',
    '± cuatro cinco 6',
  ]);
  expect(shown(paragraphs('a b c', 'd e f', 'g h i'), paragraphs('g h 1', 'a b c 1'))).toEqual([
    '+ g h 1',
    '± a b c 1',
    '- d e f',
    '- g h i',
  ]);
});

test('many changed blocks are compared each with the one in its place', () => {
  const many = (last: string, shift = 0) =>
    paragraphs(...Array.from({ length: 70 }, (_, place) => `a${place + shift} b${place + shift} ${last}`));
  expect(shown(many('x'), many('y')).filter((row) => row.startsWith('±'))).toHaveLength(70);
  expect(shown(many('x'), many('y', 1)).filter((row) => row.startsWith('±'))).toHaveLength(0);
});

test('words that changed are marked in one piece with the spaces and commas between them', () => {
  expect(compareWords('Vive en la casa roja', 'Vive en el piso, rojo')).toEqual({
    beforePieces: [
      { text: 'Vive en ', isChanged: false },
      { text: 'la casa roja', isChanged: true },
    ],
    afterPieces: [
      { text: 'Vive en ', isChanged: false },
      { text: 'el piso, rojo', isChanged: true },
    ],
  });
  expect(compareWords('a b c', 'x b y')).toEqual({
    beforePieces: [
      { text: 'a', isChanged: true },
      { text: ' b ', isChanged: false },
      { text: 'c', isChanged: true },
    ],
    afterPieces: [
      { text: 'x', isChanged: true },
      { text: ' b ', isChanged: false },
      { text: 'y', isChanged: true },
    ],
  });
  const same = [{ text: 'Igual.', isChanged: false }];
  expect(compareWords('Igual.', 'Igual.')).toEqual({ beforePieces: same, afterPieces: same });
  expect(compareWords('', '')).toEqual({ beforePieces: [], afterPieces: [] });
});

test('whatever is compared, each side reads whole', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const text = () =>
    Array.from({ length: random(7) }, () => {
      const words = Array.from({ length: 1 + random(6) }, () => 'abcde'[random(5)]);
      return `<p>${words.join(' ')}</p>`;
    }).join('');
  for (let round = 0; round < 300; round += 1) {
    const before = text();
    const after = text();
    const sides = { before: [] as string[], after: [] as string[] };
    for (const row of compareTexts(before, after)) {
      const isEdited = row.change === 'edited';
      if (row.change !== 'added') sides.before.push(isEdited ? joined(row.beforePieces) : row.block.text);
      if (row.change !== 'removed') sides.after.push(isEdited ? joined(row.afterPieces) : row.block.text);
    }
    expect(sides.before).toEqual(textBlocks(before).map((block) => block.text));
    expect(sides.after).toEqual(textBlocks(after).map((block) => block.text));
  }
});
const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');

// without its bounds the comparison of these takes minutes
test('two texts of 100 kB that differ everywhere are compared', { timeout: 20_000 }, () => {
  const text = (word: string) =>
    Array.from(
      { length: 200 },
      (_, n) => `<p>${`${word}${n} frase de prueba número ${n} `.repeat(16)}</p>`,
    ).join('');
  expect(compareTexts(text('ahorro'), text('aporte')).length).toBeGreaterThanOrEqual(200);
});

test('unchanged blocks far from a change fold', () => {
  const blocks = (changedAt: number, word: string) =>
    Array.from({ length: 9 }, (_, n) => `<p>${n === changedAt ? word : `Bloque ${n}`}</p>`).join('');
  const groups = foldUnchanged(compareTexts(blocks(4, 'Antes de todo'), blocks(4, 'Antes de nada')));
  expect(groups.map(({ isFolded, rows }) => [isFolded, rows.length])).toEqual([
    [true, 3],
    [false, 3],
    [true, 3],
  ]);
});

test('marks are elements with words for readers, not colours', async () => {
  await mount(
    <>
      <TextCompare names={names} before="<p>Uno dos tres</p>" after="<p>Uno cuatro tres</p>" />
      <ValueCompare label="Título" names={names} before="Ahorrar" after="Ahorrar" />
    </>,
  );
  expect(find('del').textContent).toContain('[quitado: dos]');
  expect(find('ins').textContent).toContain('[agregado: cuatro]');
  expect(document.body.textContent).toContain('Versión 3: Uno');
  expect(document.body.textContent).toContain('igual en las dos');
});
