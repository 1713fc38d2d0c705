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
