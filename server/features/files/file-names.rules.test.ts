import { expect, test } from 'vitest';
import { imageUrl, imageWidths } from '../../../contract/images/images.ts';
import { namesKnownAs } from './file-names.rules.ts';

test('every form of a picture is known under the name of the largest', () => {
  for (const size of [...imageWidths, 'thumb'] as const) {
    const file = imageUrl('slider', 'ab12.webp', size).replace('/slider/', '');
    expect(namesKnownAs(file)).toContain('ab12.webp');
    expect(namesKnownAs(file.replace('.webp', '.avif'))).toContain('ab12.webp');
  }
});

test('a smaller form is known under its own name, as WebP and as the largest', () => {
  expect(namesKnownAs('ab12-640.avif')).toEqual(['ab12-640.avif', 'ab12-640.webp', 'ab12.webp']);
});

test('another file is known under its own name', () => {
  expect(namesKnownAs('ley-640.pdf')).toEqual(['ley-640.pdf']);
  expect(namesKnownAs('ab12.webp.1f.part')).toEqual(['ab12.webp.1f.part']);
});
