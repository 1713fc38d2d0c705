import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { VideoPlayer } from './video-player.tsx';

test('nothing is asked of another site before the press', async () => {
  await mount(
    <VideoPlayer title="Un video" videoUrl="https://youtu.be/abcdefghijk" drawing="/motivos/casa.svg" />,
  );
  expect(document.querySelector('iframe')).toBeNull();
  expect(find('img').getAttribute('src')).toBe('/motivos/casa.svg');
  expect(document.body.innerHTML).not.toContain('youtu');
});

test('a file of ours plays with its captions', async () => {
  await mount(
    <VideoPlayer title="Comisiones" videoUrl="/videos/comisiones.webm" drawing="/motivos/casa.svg" />,
  );
  expect(find('img').getAttribute('src')).toBe('/videos/comisiones.webp');
  await click('button');
  expect(find('video').getAttribute('src')).toBe('/videos/comisiones.webm');
  expect(find('track').getAttribute('src')).toBe('/videos/comisiones.es.vtt');
});
