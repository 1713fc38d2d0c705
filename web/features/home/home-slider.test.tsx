import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { HomeSlider } from './home-slider.tsx';

const slides = [1, 2, 3].map((id) => ({
  id,
  path: `${id}.webp`,
  name: '',
  link: '/vercursos',
  alt: `Dibujo ${id}`,
  version: 1,
}));
const place = () => find('b').textContent;
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => void vi.useRealTimers());

const motion = (isReduced: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);

test('turns every 7 s and goes round', async () => {
  motion(false);
  await mount(<HomeSlider slides={slides} />);
  await pass(7_000);
  expect(place()).toBe('2 de 3');
  await pass(7_000);
  await pass(7_000);
  expect(place()).toBe('1 de 3');
});

test('stops while paused and goes on afterwards', async () => {
  motion(false);
  await mount(<HomeSlider slides={slides} />);
  await click('[aria-label="Pausar el carrusel"]');
  await pass(30_000);
  expect(place()).toBe('1 de 3');
  await click('[aria-label="Mover el carrusel"]');
  await pass(7_000);
  expect(place()).toBe('2 de 3');
});

test('does not start by itself for readers who ask for less motion, but steps when asked', async () => {
  motion(true);
  await mount(<HomeSlider slides={slides} />);
  expect(document.querySelector('[aria-label="Pausar el carrusel"]')).toBeNull();
  await pass(30_000);
  expect(place()).toBe('1 de 3');
  await click('[aria-label="Anterior"]');
  expect(place()).toBe('3 de 3');
});

test('a slide leads where its link says; without an alternative text the link has a name', async () => {
  motion(true);
  const mute = { id: 4, path: '4.webp', name: '', link: '/articulos', alt: '', version: 1 };
  await mount(<HomeSlider slides={[...slides, mute, { ...mute, id: 5, link: '' }]} />);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/vercursos',
    '/vercursos',
    '/vercursos',
    '/articulos',
  ]);
  expect(links[3]?.getAttribute('aria-label')).toBe('Abrir /articulos');
});

test('without slides a drawing stands there, and nothing to press', async () => {
  await mount(<HomeSlider slides={[]} />);
  expect(find('img').getAttribute('src')).toBe('/motivos/amanecer.svg');
  expect(document.querySelector('button')).toBeNull();
});
