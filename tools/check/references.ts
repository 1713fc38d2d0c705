import { dirname, join, normalize } from 'node:path';
import * as refusals from '../../contract/refusals.ts';
import { headingsOf, localLinksOf, type Markdown } from './markdown.ts';
import { projectPaths, readIfThere } from './source-files.ts';

/** Forms that lead nowhere, each with its replacement. */
const deadForms: readonly [RegExp, string][] = [
  [/\b(?:portal|lessons|decisions|architecture|anchors|roadmap)\.md\b/g, 'a section: spec 8.4'],
  [/\u00a7/g, 'a section: spec 8.4'],
  [/\bfinding[s]\b/gi, 'a section: spec 8.4'],
  [/\bissue +#?\d+/gi, 'what it is about'],
  [/\(look, +[a-z]+\)/g, 'a section: spec 12.1'],
  [/\bdecisions? +\d{1,3}\b/gi, 'four digits: decision 0011'],
];

const lessonForm = /\blessons? +\d+/gi;

const sectionForm = /\bspec +(\d+(?:\.\d+)?(?:(?:, +| +and +)\d+\.\d+)*)/g;
const decisionForm = /\bdecisions? +(\d{4}(?:(?:, +| +and +)\d{4})*)/gi;
const refusalForm = /new Refusal\('(\w+)'/g;
const sourceFile = /`([\w./-]+\.(?:tsx?|mjs|sh|css|sql))`/g;
const isSpecification = (path: string) => /^docs\/specification(?:\/|\.md$)/.test(path);

/** A text with each multi-line comment joined to one line of the same length, so that offsets do not change. */
const joined = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*|\/\/|--|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length));

interface Targets {
  paths: ReadonlySet<string>;
  sections: ReadonlySet<string>;
  decisions: ReadonlySet<string>;
  pages: ReadonlyMap<string, Markdown>;
}

type Report = (index: number, words: string) => void;

/** The dead references of these files, a line each; `paths` are the possible targets of links. */
export function deadReferences(files: readonly Markdown[], paths: readonly string[]): string[] {
  const numbers = files
    .filter(({ path }) => isSpecification(path))
    .flatMap(({ path, text }) =>
      headingsOf(text).flatMap(({ number }) => (number ? [{ path, number }] : [])),
    );
  const decided = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  const targets: Targets = {
    paths: new Set(paths.flatMap(withFolders)),
    sections: new Set(numbers.map(({ number }) => number)),
    decisions: new Set(decided),
    pages: new Map(files.filter(({ path }) => path.endsWith('.md')).map((page) => [page.path, page])),
  };
  const twice = numbers.filter(({ number }, at) => numbers.findIndex((one) => one.number === number) < at);
  const decidedTwice = decided.filter((number, at) => decided.indexOf(number) < at);
  return [
    ...decidedTwice.map((number) => `docs/decisions has the number ${number} more than once`),
    ...twice.map(({ path, number }) => `${path} has the section ${number}, and so has another place`),
    ...files.flatMap((file) => deadIn(file, targets)),
  ];
}

function deadIn(file: Markdown, targets: Targets): string[] {
  const problems: string[] = [];
  const report: Report = (index, words) => {
    problems.push(`${file.path}:${file.text.slice(0, index).split('\n').length} ${words}`);
  };
  const text = joined(file.text);
  findDeadWords(text, targets, report);
  findLessons(text, report);
  if (file.path.endsWith('.md')) {
    findDeadLinks(file, targets, report);
    findDeadRefusals(text, report);
    if (file.path !== 'CHANGELOG.md') findDeadFiles(file, targets, report);
  }
  return problems;
}

function findDeadWords(text: string, { sections, decisions }: Targets, report: Report): void {
  for (const [form, instead] of deadForms)
    for (const { 0: words, index } of text.matchAll(form))
      report(index, `says '${words.trim()}', which leads nowhere; write ${instead}`);
  for (const { 1: list = '', index } of text.matchAll(sectionForm))
    for (const number of list.split(/, +| +and +/))
      if (!sections.has(number)) report(index, `refers to spec ${number}, which is no section`);
  for (const { 1: list = '', index } of text.matchAll(decisionForm))
    for (const number of list.split(/, +| +and +/))
      if (!decisions.has(number)) report(index, `refers to decision ${number}, which is no file`);
}

function findLessons(text: string, report: Report): void {
  for (const { 0: words, index } of text.matchAll(lessonForm))
    report(index, `says '${words}', which leads nowhere; write a section: spec 8.4`);
}

/** In code the compiler finds them. */
function findDeadRefusals(text: string, report: Report): void {
  for (const { 1: name = '', index } of text.matchAll(refusalForm))
    if (!Object.hasOwn(refusals, name)) report(index, `shows the refusal ${name}, which there is not`);
}

function findDeadLinks({ path, text }: Markdown, { paths, pages }: Targets, report: Report): void {
  for (const { target, index } of localLinksOf(text)) {
    const [file = '', anchor] = target.split('#', 2);
    const full = file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, '');
    if (!paths.has(full)) report(index, `links to ${full}, which is not there`);
    const page = pages.get(full);
    if (anchor === undefined || page === undefined) continue;
    if (!headingsOf(page.text).some((heading) => heading.anchor === anchor))
      report(index, `links to #${anchor}, which ${full} has not`);
  }
}

function findDeadFiles({ text }: Markdown, { paths }: Targets, report: Report): void {
  const all = [...paths];
  for (const { 1: name = '', index } of text.matchAll(sourceFile))
    if (!all.some((path) => path === name || path.endsWith(`/${name}`)))
      report(index, `names ${name}, which is no file`);
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, place) => parts.slice(0, place + 1).join('/'));
}

const isText = (path: string) =>
  /\.(?:ts|tsx|mts|mjs|js|css|sql|md|json|typ|html|svg|sh|yml|yaml)$|(?:^|\/)[^.]+$/.test(path) &&
  path !== 'package-lock.json';

/** The dead references of the project's files. */
export function projectReferences(): string[] {
  const paths = projectPaths();
  const files = paths.filter(isText).flatMap((path) => {
    const text = readIfThere(path);
    return text === undefined ? [] : [{ path, text }];
  });
  return deadReferences(files, paths);
}
