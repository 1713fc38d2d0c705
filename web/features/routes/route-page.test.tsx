import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import RoutePage from './route-page.tsx';

beforeEach(() => localStorage.clear());

const route = {
  id: 3,
  title: 'Enviudé',
  door: '',
  lead: 'Con calma.',
  version: 1,
  revised: '2026-11-20T14:00:00Z',
  terms: [],
  description: '<h2>Hoy</h2><h3>Uno</h3><p>a</p><h3>Dos</h3><p>b</p>',
};
const open = () => mount(<RoutePage data={{ route, routes: [] }} query={{}} site={site} viewerRole="open" />);
const box = (step: number) => find(`input[data-step="${step}"]`) as HTMLInputElement;

test('what is ticked is counted, and kept on this device', async () => {
  await open();
  expect(text()).toContain('0 de 2 pasos');
  await act(async () => box(2).click());
  expect(text()).toContain('1 de 2 pasos');
  expect(localStorage.getItem('route.3')).toBe('2');
});

test('what was ticked before is ticked; what stands in the store by mistake ticks nothing', async () => {
  localStorage.setItem('route.3', '1,9,x,,-1');
  await open();
  expect([box(1).checked, box(2).checked]).toEqual([true, false]);
  await act(async () => box(1).click());
  expect(text()).toContain('0 de 2 pasos');
  expect(localStorage.getItem('route.3')).toBe('');
});

test('the first mention of a term in the steps leads to its window', async () => {
  const description = '<h3>Pedir el aporte</h3><p>Pide tu aporte en la oficina.</p>';
  const at = description.indexOf('aporte en');
  const terms = [{ id: 7, at, length: 6, term: 'Aporte', definition: 'Lo que se guarda cada mes.' }];
  await mount(
    <RoutePage
      data={{ route: { ...route, description, terms }, routes: [] }}
      query={{}}
      site={site}
      viewerRole="open"
    />,
  );
  expect(find('li p [data-term]').textContent).toBe('aporte');
  expect(find('[role="dialog"]').textContent).toContain('Lo que se guarda cada mes.');
});
