import { expect, test } from 'vitest';
import { offerImageSizes, sizeInText } from './prose-images.rules.ts';

test('a stored picture is offered in all its sizes and waits until it comes near', () => {
  const html =
    '<p>Antes</p><img src="/articlefile/ab_c-1.webp" alt="Una tabla: 3 &gt; 2" width="1280" height="800" />';
  expect(offerImageSizes(html)).toBe(
    '<p>Antes</p><img srcset="/articlefile/ab_c-1.webp 1280w, /articlefile/ab_c-1-640.webp 640w, ' +
      '/articlefile/ab_c-1-320.webp 320w" sizes="(max-width: 744px) 88vw, 744px" loading="lazy" decoding="async" ' +
      'src="/articlefile/ab_c-1.webp" alt="Una tabla: 3 &gt; 2" width="1280" height="800" />',
  );
});

test('a small picture is never said to be wider than it is', () => {
  const html = offerImageSizes('<img src="/slider/a.webp" width="500" height="300">');
  expect(html).toContain('srcset="/slider/a.webp 500w, /slider/a-320.webp 320w"');
  expect(html).toContain('sizes="(max-width: 500px) 88vw, 500px"');
  expect(offerImageSizes('<img src="/slider/a.webp" width="200">')).toContain('srcset="/slider/a.webp 200w"');
});

test('an upright picture gets a box of its own width, so that it can stand in the middle', () => {
  const html = offerImageSizes('<img src="/slider/a.webp" width="1000" height="2000">');
  expect(html).toContain('width="320" height="640"');
  expect(html).toContain('sizes="(max-width: 320px) 88vw, 320px"');
  expect(sizeInText(1280, 800)).toEqual({ width: 1280, height: 800 });
  expect(sizeInText(300, 500)).toEqual({ width: 300, height: 500 });
  expect(sizeInText(1280, 1400)).toEqual({ width: 585, height: 640 });
});

test('an alternative text may hold any sign', () => {
  const html = offerImageSizes('<img alt="a > b" src="/coursefileinfo/a.webp"><p>fin</p>');
  expect(html).toContain('alt="a > b" src="/coursefileinfo/a.webp"><p>fin</p>');
  expect(html).toContain('/coursefileinfo/a-640.webp 640w');
});

test.each([
  '<p>Sin imágenes</p>',
  '<img src="/motivos/casa.svg" alt="">',
  '<img src="https://otro.test/articlefile/a.webp">',
  '<img src="/articlefile/a-640.webp">',
  '<img src="/articlefile/../x.webp">',
  '<p>&lt;img src="/articlefile/a.webp"&gt;</p>',
])('stays as it is: %s', (html) => {
  expect(offerImageSizes(html)).toBe(html);
});

test('doing it twice changes nothing more', () => {
  const once = offerImageSizes(
    '<figure><img src="/articlefile/a.webp"></figure><img src="/articlefile/b.webp">',
  );
  expect(offerImageSizes(once)).toBe(once);
});
