import { describe, expect, test } from 'vitest';
import { meantVideoAddress, videoSourceOf } from './video-source.ts';

const youtube = {
  kind: 'frame',
  service: 'YouTube',
  src: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&hl=es',
};
const vimeo = {
  kind: 'frame',
  service: 'Vimeo',
  src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
};

test('a film of ours brings its captions', () => {
  expect(videoSourceOf('/videos/comisiones.webm')).toEqual({
    kind: 'file',
    src: '/videos/comisiones.webm',
    captions: '/videos/comisiones.es.vtt',
  });
});

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://youtube.com/watch?v=abcdefghijk&list=PL1#t=0',
  'https://m.youtube.com/watch?v=abcdefghijk&feature=share',
  'HTTPS://WWW.YouTube.com/watch/?v=abcdefghijk',
  'https://youtu.be/abcdefghijk?si=x',
  'https://www.youtube.com/shorts/abcdefghijk?feature=share',
  'https://www.youtube.com/live/abcdefghijk?si=x',
  'https://www.youtube.com/embed/abcdefghijk?start=0',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('%s is played in a frame of YouTube', (address) => expect(videoSourceOf(address)).toEqual(youtube));

test.each([
  'https://vimeo.com/76979871',
  'https://www.vimeo.com/76979871?share=copy',
  'https://player.vimeo.com/video/76979871?title=0',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/showcase/123/video/76979871',
])('%s is played in a frame of Vimeo', (address) => expect(videoSourceOf(address)).toEqual(vimeo));

test.each([
  ['https://youtu.be/abcdefghijk?t=90', '&start=90'],
  ['https://youtu.be/abcdefghijk?si=x&t=90s', '&start=90'],
  ['https://www.youtube.com/watch?v=abcdefghijk&t=1m30s', '&start=90'],
  ['https://youtube.com/watch?t=1h2m3s&v=abcdefghijk', '&start=3723'],
  ['https://www.youtube.com/watch?v=abcdefghijk#t=1m', '&start=60'],
  ['https://www.youtube.com/embed/abcdefghijk?start=90&end=120', '&start=90&end=120'],
  ['https://www.youtube.com/live/abcdefghijk?t=5', '&start=5'],
])('%s begins where its link says', (address, part) =>
  expect(videoSourceOf(address)).toEqual({ ...youtube, src: youtube.src + part }),
);

test.each([
  ['https://vimeo.com/76979871#t=30s', '#t=30s'],
  ['https://vimeo.com/76979871?t=1m30s', '#t=90s'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef#t=1:30', '&h=ab12cd34ef#t=90s'],
])('%s begins where its link says', (address, part) =>
  expect(videoSourceOf(address)).toEqual({ ...vimeo, src: vimeo.src + part }),
);

test('the key of an unlisted video goes with it', () => {
  const withKey = { ...vimeo, src: `${vimeo.src}&h=ab12cd34ef` };
  expect(videoSourceOf('https://vimeo.com/76979871/ab12cd34ef')).toEqual(withKey);
  expect(videoSourceOf('https://player.vimeo.com/video/76979871?h=ab12cd34ef&dnt=1')).toEqual(withKey);
});

test.each([
  'https://example.org/a.mp4',
  'https://example.org:8443/x/a.WEBM?token=1#t=4',
  'https://xn--educacin-13a.example/año.mp4',
])('%s is a file from elsewhere', (address) =>
  expect(videoSourceOf(address)).toEqual({ kind: 'file', src: address, captions: null }),
);

test.each([
  ['www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ['/videos/comisiones.webm', '/videos/comisiones.webm'],
  ['http://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['http://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ['//player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?si=x&amp;start=90" title="Clase"></iframe>',
    'https://www.youtube.com/embed/abcdefghijk?si=x&start=90',
  ],
  [
    "<iframe src='//player.vimeo.com/video/76979871'></iframe><p>De Ana</p>",
    'https://player.vimeo.com/video/76979871',
  ],
  ['http://example.org/a.mp4', 'http://example.org/a.mp4'],
  ['http://youtube.com.evil.example/watch', 'http://youtube.com.evil.example/watch'],
  ['javascript:alert(1)//youtu.be/abcdefghijk', 'javascript:alert(1)//youtu.be/abcdefghijk'],
])('%j means %j', (written, meant) => expect(meantVideoAddress(written)).toBe(meant));

describe('refuses', () => {
  test.each([
    '',
    'abcdefghijk',
    'https://example.org/page',
    'https://example.org/page?v=a.mp4',
    'https://example.org/#a.mp4',
    'https://example.org/.mp4',
    'http://www.youtube.com/watch?v=abcdefghijk',
    'http://example.org/a.mp4',
    '//www.youtube.com/watch?v=abcdefghijk',
    '//example.org/a.mp4',
    'https:example.org/a.mp4',
    'https:/example.org/a.mp4',
    'https:///a.mp4',
    'https://.example/a.mp4',
    'https://example./a.mp4',
    'javascript:alert(1)//youtu.be/abcdefghijk',
    'javascript:alert(1)//a.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    'blob:https://example.org/a.mp4',
    'file:///a.mp4',
    'https://www.youtube.com@evil.example/a.mp4',
    'https://user:word@example.org/a.mp4',
    'https://example.org\\@evil.example/a.mp4',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://notyoutube.com/watch?v=abcdefghijk',
    'https://evil.example/?https://youtu.be/abcdefghijk',
    'https://evil.example/vimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://y\u043eutube.com/watch?v=abcdefghijk',
    'https://ex\u0430mple.org/a.mp4',
    'https://example\u3002org/a.mp4',
    'https://example.org\uff0fa.mp4',
    'https://example.org/a\u202e.mp4',
    'https://example.org/a b.mp4',
    'https://example.org/\ta.mp4',
    'https://example.org/a\n.mp4',
    'https://www.youtube.com:8443/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghij',
    'https://www.youtube.com/watch?v=abcdefghijkl',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@canal',
    'https://www.youtube.com/a.mp4',
    'https://vimeo.com/persona',
    'https://vimeo.com/76979871/../../x',
    '/videos/../articlefile/a.webm',
    '/videos/a.webm?x',
    '/videos/a.webp',
    '/otra/a.webm',
  ])('%j', (address) => expect(videoSourceOf(address)).toBeNull());
});
