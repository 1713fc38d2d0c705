import { expect, test } from 'vitest';
import { routeSeeds } from '../../../database/seed/routes.ts';
import { stepsOf } from './steps.rules.ts';

test('an h3 begins a step, an h2 a stage; words before the first step stand before', () => {
  const html =
    '<p>Antes.</p><h2>Esta semana</h2><h3>Uno &amp; <em>más</em></h3><p>a</p><h4>b</h4><h3>Dos</h3><h2>Después</h2><h3>Tres</h3><p>c</p>';
  expect(stepsOf(html)).toEqual({
    before: '<p>Antes.</p>',
    steps: [
      { number: 1, stage: 'Esta semana', title: 'Uno & más', html: '<p>a</p><h4>b</h4>' },
      { number: 2, stage: '', title: 'Dos', html: '' },
      { number: 3, stage: 'Después', title: 'Tres', html: '<p>c</p>' },
    ],
    after: '',
  });
});

test('a text without steps is all before them', () => {
  expect(stepsOf('<p>Nada</p>')).toEqual({ before: '<p>Nada</p>', steps: [], after: '' });
  expect(stepsOf('')).toEqual({ before: '', steps: [], after: '' });
});

test('a last heading without a step stands after the steps, with its words, and is nothing to tick', () => {
  const { steps, after } = stepsOf('<h3>Uno</h3><p>a</p><h2>Si tienes una duda</h2><p>Llama.</p>');
  expect(steps).toEqual([{ number: 1, stage: '', title: 'Uno', html: '<p>a</p>' }]);
  expect(after).toBe('<h2>Si tienes una duda</h2><p>Llama.</p>');
});

test('each route of the demonstration has a door and from four to nine steps', () => {
  expect(routeSeeds).toHaveLength(7);
  for (const { html, door, title } of routeSeeds) {
    const { steps } = stepsOf(html);
    expect(door, title).not.toBe('');
    expect(steps.length, title).toBeGreaterThanOrEqual(4);
    expect(steps.length, title).toBeLessThanOrEqual(9);
  }
});
