import { expect, test } from 'vitest';
import { routeOf } from './browser-routes.ts';
import { contract } from './index.ts';
import { mapRows } from './map-calls.ts';
import { packRoutes, unpackRoutes } from './packed-routes.ts';

test('a packed table of calls is unpacked as it was', () => {
  const routes = mapRows(contract, routeOf);
  expect(unpackRoutes(packRoutes(routes))).toEqual(routes);
});
