import type { IconName } from '../../components/display/icon.tsx';

/** The icons by words of a route's title; the first match wins. */
const byWords: readonly (readonly [RegExp, IconName])[] = [
  [/otro pa[ií]s|extranjero|convenio/i, 'globe'],
  [/enviud|sobreviv|famili|hered|pareja/i, 'users'],
  [/por (?:mi|tu) cuenta|independiente|trabaj/i, 'briefcase'],
  [/nunca|no aport/i, 'question'],
  [/este mes|papel|tr[aá]mite|pedir/i, 'file'],
  [/falta|dentro de|un a[ñn]o/i, 'calendar'],
  [/edad|cumpl|jubil/i, 'clock'],
];

/** The icon of a route's situation; an arrow where no word tells. */
export const routeIcon = (title: string): IconName =>
  byWords.find(([words]) => words.test(title))?.[1] ?? 'arrow-right';
