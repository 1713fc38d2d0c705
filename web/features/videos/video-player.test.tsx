import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { VideoPlayer } from './video-player.tsx';

test('nothing is asked of another site before the press', async () => {
  await mount(<VideoPlayer id={4} title="Tu pensión" videoUrl="https://youtu.be/abcdefghijk" length="" />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(find('img').getAttribute('src')).toBe('/motivos/familia.svg');
  expect(find('button').textContent).toBe('Ver · YouTube');
  expect(document.body.innerHTML).not.toContain('youtu');
});

test('a file of ours plays with its captions', async () => {
  await mount(<VideoPlayer id={1} title="Comisiones" videoUrl="/videos/comisiones.webm" length="1:05" />);
  expect(find('img').getAttribute('src')).toBe('/motivos/balanza.svg');
  expect(find('button').textContent).toBe('1 min 5 s');
  expect(find('button').getAttribute('aria-label')).toBe('Reproducir: Comisiones, 1 min 5 s');
  await click('button');
  expect(find('video').getAttribute('src')).toBe('/videos/comisiones.webm');
  expect(find('track').getAttribute('src')).toBe('/videos/comisiones.es.vtt');
});
