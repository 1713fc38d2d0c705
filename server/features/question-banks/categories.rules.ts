/** Moodle's categories as module titles: '$course$/top/Módulo 1', with a slash in a name doubled to '//'. */
const root = '$course$/top';

/** The category of a module's questions; '' = no module. */
export function categoryOf(module: string): string {
  const gap = module.startsWith('/') ? ' ' : ''; // '///' would be ambiguous
  return module === '' ? root : `${root}/${gap}${module.replaceAll('/', '//')}`;
}

/** The last name of a path; '' if it names only the course. */
export function moduleOf(category: string): string {
  const names = category
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim());
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names.at(-1) ?? '';
}
