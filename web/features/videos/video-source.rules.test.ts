import { expect, test } from 'vitest';
import { videoSourceOf } from './video-source.rules.ts';

test('a file of ours brings its poster and its captions', () => {
  expect(videoSourceOf('/videos/comisiones.webm')).toEqual({
    kind: 'file',
    src: '/videos/comisiones.webm',
    poster: '/videos/comisiones.webp',
    captions: '/videos/comisiones.es.vtt',
  });
});

test.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&hl=es',
  ],
  [
    'https://www.youtube.com/watch?t=4&v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&hl=es',
  ],
  [
    'https://youtu.be/abcdefghijk?si=x',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&hl=es',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('%s is played in a frame', (address, src) => {
  expect(videoSourceOf(address)).toEqual({ kind: 'frame', src });
});

test('other addresses: an https file is played, anything else stays a link', () => {
  expect(videoSourceOf('https://example.org/a.mp4')).toMatchObject({ kind: 'file', poster: null });
  expect(videoSourceOf('https://example.org/page')).toEqual({
    kind: 'link',
    src: 'https://example.org/page',
  });
});
