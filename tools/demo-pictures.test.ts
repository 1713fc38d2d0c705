import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifs } from '../database/seed/seed-types.ts';
import { imageFormats, pictureStem } from '../server/platform/media/images.ts';

test('the pictures of the demonstration content are those of its drawings (else run tools/demo-pictures.ts)', () => {
  const forms = ['', '-640', '-320', '-thumb'];
  const expected = motifs.flatMap((motif) => {
    const stem = pictureStem(readFileSync(`database/seed/drawings/${motif}.svg`));
    return forms.flatMap((form) => imageFormats.map((format) => `${stem}${form}.${format}`));
  });
  expect(readdirSync('database/seed/pictures').sort()).toEqual(expected.sort());
  expect(readdirSync('database/seed/drawings').sort()).toEqual(motifs.map((motif) => `${motif}.svg`).sort());
});
