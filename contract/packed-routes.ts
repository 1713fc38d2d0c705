import type { Route } from './browser-routes.ts';
import type { CallTable } from './map-calls.ts';

/** Letters of a call's properties; a POST whose input is sent as fields has none. */
const methods: Record<string, string> = { G: 'GET', U: 'PUT', D: 'DELETE' };
const ways: Record<string, Route['sentAs']> = { f: 'form', b: 'bytes' };
const letterOf = (letters: Record<string, string>, value: string) =>
  Object.keys(letters).find((letter) => letters[letter] === value) ?? '';

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const usualPath = (controller: string, action: string) => `${capitalized(controller)}/${capitalized(action)}`;

/**
 * Packs the table of calls into few bytes, because every screen loads it: a line for each controller with its name and
 * an `action:letters:path` for each call. A path made of both names is left out.
 */
export const packRoutes = (routes: CallTable<Route>): string =>
  Object.entries(routes)
    .map(([controller, rows]) =>
      [controller, ...Object.entries(rows).map(([action, route]) => packed(controller, action, route))].join(
        ' ',
      ),
    )
    .join('\n');

function packed(controller: string, action: string, route: Route): string {
  const { method, path, sentAs, storesAnswer, withoutToken } = route;
  const letters = [
    letterOf(methods, method),
    letterOf(ways, sentAs),
    storesAnswer ? 's' : '',
    withoutToken ? 'w' : '',
  ].join('');
  const named = path === usualPath(controller, action) ? [] : [path];
  return [action, ...(letters === '' && named.length === 0 ? [] : [letters]), ...named].join(':');
}

export const unpackRoutes = (text: string): CallTable<Route> =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const [controller = '', ...words] = line.split(' ');
      return [controller, Object.fromEntries(words.map((word) => unpacked(controller, word)))];
    }),
  ) as CallTable<Route>;

function unpacked(controller: string, word: string): [string, Route] {
  const [action = '', letters = '', path = usualPath(controller, action)] = word.split(':');
  const found = <T>(of: Record<string, T>) => [...letters].map((letter) => of[letter]).find(Boolean);
  const route: Route = { method: found(methods) ?? 'POST', path, sentAs: found(ways) ?? 'fields' };
  if (letters.includes('s')) route.storesAnswer = true;
  if (letters.includes('w')) route.withoutToken = true;
  return [action, route];
}
