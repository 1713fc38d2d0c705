import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles();
const styles = sources.filter(({ path }) => /^web\/.*\.css$/.test(path));
const scripts = sources.filter(
  ({ path }) => /^(web|contract)\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
);

/** The classes of a style sheet, without those of other code (`:global`). */
function classesOf(text: string): string[] {
  const selectors = text.replace(/\/\*.*?\*\/|:global\([^)]*\)+|:\s[^;{}]*;/gs, '');
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name))];
}

test('every class of a module is used by a script that imports it', () => {
  const unused = styles
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const users = scripts.filter((script) => script.text.includes(`/${basename(path)}'`));
      const near = scripts.filter(
        (each) => dirname(each.path) === dirname(path) || each.path.startsWith('contract/'),
      );
      /** `styles[kind]`: the name is a value written beside it or in the contract. */
      const isChosen = (name: string) =>
        users.some((user) => /tyles\[[^'\]]/.test(user.text)) &&
        near.some((script) => new RegExp(`'${name}'|\\b${name}: `).test(script.text));
      const isUsed = (name: string) =>
        users.some((user) => new RegExp(`\\.${name}\\b|\\['${name}'\\]`).test(user.text));
      return classesOf(text).flatMap((name) => (isUsed(name) || isChosen(name) ? [] : [`${path}: ${name}`]));
    });
  expect(unused).toEqual([]);
});

test('every custom property is used', () => {
  const all = sources.map(({ text }) => text).join('\n');
  const declared = styles.flatMap(({ text }) =>
    [...text.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
  );
  expect(declared.filter((name) => !all.includes(`var(${name}`))).toEqual([]);
});
