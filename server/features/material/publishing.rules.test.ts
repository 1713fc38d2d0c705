import { expect, test } from 'vitest';
import { isPublished } from './publishing.rules.ts';

const bare = { captions: null, noCaptionsReason: null };

test('a document is there for members as it is', () => {
  expect(isPublished({ type: 'pdf', ...bare })).toBe(true);
  expect(isPublished({ type: 'docx', ...bare })).toBe(true);
});

test('a video waits for its captions, or for the reason why there are none', () => {
  expect(isPublished({ type: 'mp4', ...bare })).toBe(false);
  expect(isPublished({ type: 'mp4', ...bare, captions: 'x.vtt' })).toBe(true);
  expect(isPublished({ type: 'mp4', ...bare, noCaptionsReason: 'No habla nadie.' })).toBe(true);
});
