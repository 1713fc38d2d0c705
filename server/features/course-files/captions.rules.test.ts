import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionsProblem } from './captions.rules.ts';

const cue = '00:01.000 --> 00:04.500 align:start\nTu pensión\n';
const problem = (text: string) => captionsProblem(Buffer.from(text));

describe('captions', () => {
  test('are WebVTT with at least one cue, however its lines end', () => {
    for (const text of [
      `WEBVTT\n\n${cue}`,
      `\ufeffWEBVTT - Español\n\nNOTE algo\n\nuno\n100:${cue}`,
      `WEBVTT\r\n\r\n${cue.replaceAll('\n', '\r\n')}`,
      `WEBVTT\r\r00:00:01.000\t-->\t00:00:02.000\rHola`,
    ])
      expect([text, problem(text)]).toEqual([text, undefined]);
  });

  test('are nothing else: subtitles of another kind, a page, nothing', () => {
    for (const text of [
      '',
      `1\n00:00:01,000 --> 00:00:02,000\nHola`,
      'WEBVTTX\n\n',
      '<html>',
      ` WEBVTT\n\n${cue}`,
    ])
      expect([text, problem(text)]).toEqual([text, 'other']);
  });

  test('without a cue, or not in UTF-8, are broken', () => {
    for (const text of [
      'WEBVTT',
      'WEBVTT\n\nhola',
      'WEBVTT\n\n00:01 --> 00:02\nx',
      'WEBVTT\n\n00:99.000 --> 00:02.000',
    ])
      expect([text, problem(text)]).toEqual([text, 'broken']);
    expect(captionsProblem(Buffer.from(`WEBVTT\n\n${cue}`, 'latin1'))).toBe('broken');
  });

  test('of any text with a cue are taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(problem(`WEBVTT\n\n${text}\n\n${cue}`)).toBeUndefined();
      }),
    );
  });
});
