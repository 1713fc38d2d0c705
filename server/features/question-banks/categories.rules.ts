/** Moodle's categories as the titles of modules: '$course$/top/Módulo 1', a slash in a name spelt '//'. */
const root = '$course$/top';

/** Where the questions of a module stand; '' = of none. */
export function categoryOf(module: string): string {
  const gap = module.startsWith('/') ? ' ' : ''; // '///' could be read in two ways
  return module === '' ? root : `${root}/${gap}${module.replaceAll('/', '//')}`;
}

/** The last name of a path; '' where it names only the course. */
export function moduleOf(category: string): string {
  const names = category
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim());
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names.at(-1) ?? '';
}
