import { expect, test } from 'vitest';
import { pathOf, routeOf } from './browser-routes.ts';
import type { Endpoint } from './endpoint.ts';
import { contract, everyEndpoint } from './index.ts';
import { mapCalls, mapRows } from './map-calls.ts';

test('every call of the contract is made from its own row', async () => {
  const api = mapCalls<Endpoint>(contract, (row) => async (input) => ({ path: row.path, input }));
  const calls = api as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  for (const { controller, action, row } of everyEndpoint())
    expect(await calls[controller]?.[action]?.({ id: 1 })).toEqual({ path: row.path, input: { id: 1 } });
});

test('a row is told where it stands', () => {
  const places = mapRows<Endpoint, string>(contract, (_row, controller, action) => `${controller}.${action}`);
  expect(places.course.get).toBe('course.get');
  expect(Object.keys(places)).toEqual(Object.keys(contract));
});

test('the browser knows of a call where and how it is sent, and no schema', () => {
  const routes = mapRows(contract, routeOf);
  expect(routes.users.login).toEqual({ method: 'POST', path: 'Users/login' });
  expect(routes.category.get).toEqual({}); // GET is usual
  expect(routes.category.add).toEqual({ method: 'POST', storesAnswer: true });
  expect(routes.media.add).toMatchObject({ sentAs: 'form' });
  const paths = mapRows(routes, pathOf);
  expect(paths).toEqual(mapRows<Endpoint, string>(contract, ({ path }) => path));
});

test('calls can be spread, as who replaces one of them does', async () => {
  const api = mapCalls<Endpoint>(contract, (row) => async () => row.path);
  const { upload, ...others } = { ...api, course: { ...api.course, read: async () => 'mine' } };
  expect(Object.keys(upload)).toEqual(Object.keys(contract.upload));
  expect(await others.course.get({})).toBe('Course/Get');
  expect(Object.keys(others.course)).toEqual(Object.keys(contract.course));
});
