import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

const screens = [...textOf('web/**/*{-,.}screens.ts').matchAll(/^\s*path: '([^']+)'/gm)].map(
  ([, path = '']) => path,
);

/** The 33 prescribed routes (spec 2.2). */
const prescribed =
  `/ /login /register /forgetpassword /profile /contact /category /listarticle /addarticle /editarticle
  /articulos /leerarticulo /imagearticulo /video /vervideo /sistemapension /lsistemapension /course /addcourse /editcourse
  /vercursos /leercurso /leermodulos /question /test /filecourse /imageUpload /report /leyreglamento /leerleyreglamento
  /usuarios /editusuario /imageslider`.split(/\s+/);

test('every prescribed route is a screen', () => {
  expect(prescribed).toHaveLength(33);
  expect(prescribed.filter((path) => !screens.includes(path))).toEqual([]);
});

test('every screen has a row in a table of looks', () => {
  const looks = textOf('e2e/looks/*-looks.test.ts');
  const isLookedAt = (path: string) => {
    const address = path.replace(/:\w+/g, "[^/?'`]+");
    return new RegExp(`['\`]${address}/?[?'\`]`).test(looks);
  };
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !isLookedAt(path))).toEqual([]);
});
