import { expect, test, vi } from 'vitest';
import { find } from '../../testing/mount-for-test.tsx';
import { turnSlides } from './turn-slides.ts';

test('a slider that stands for who asks for less motion does not offer to pause; React finds what was rendered', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  document.body.innerHTML =
    '<div><div data-track></div><button aria-label="Pausar el carrusel"></button><b data-place></b></div>';
  const island = find('div') as HTMLElement;
  const name = () => find('button').getAttribute('aria-label');
  turnSlides(island);
  expect(name()).toBe('Mover el carrusel');
  island.dispatchEvent(new Event('hydrating'));
  expect(name()).toBe('Pausar el carrusel');
});
