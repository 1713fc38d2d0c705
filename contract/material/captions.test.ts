import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionsProblem, captionsText } from './captions.ts';

const cue = '00:01.000 --> 00:04.500 align:start\nTu pensión\n';
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const problem = (text: string) => captionsProblem(new TextEncoder().encode(text));

describe('captions', () => {
  test('are WebVTT with at least one cue, however its lines end', () => {
    for (const text of [
      `WEBVTT\n\n${cue}`,
      `\ufeffWEBVTT - Español\n\nNOTE algo\n\nuno\n100:${cue}`,
      `WEBVTT\n\nNOTE antes\n00:00:05,000 --> 00:00:06,000\n\n${cue}`,
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
      `WEBVTT\n\n${cue}\n00:00:05,000 --> 00:00:06,000\nEste no se vería`,
      `WEBVTT\n\n${cue}\n0:05.000 --> 0:06.000\nEste tampoco`,
    ])
      expect([text, problem(text)]).toEqual([text, 'broken']);
    expect(captionsProblem(latin1(`WEBVTT\n\n${cue}`))).toBe('broken');
  });

  test('of any text with a cue are taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(problem(`WEBVTT\n\n${text}\n\n${cue}`)).toBeUndefined();
      }),
    );
  });
});

test('what captions say is a line for each thing said, without times, marks and notes', () => {
  const captions = `WEBVTT - Clase

NOTE revisado
por Ana

STYLE
::cue { color: red }

uno
00:01.000 --> 00:04.500 align:start
<v Ana>Tu <b>pensión</b>
 &amp; tu ahorro

00:04.500 --> 00:06.000
Tu pensión & tu ahorro

00:06.000 --> 00:07.000
¿Y después?
`;
  const said = 'Tu pensión & tu ahorro\n¿Y después?';
  expect(captionsText(captions)).toBe(said);
  expect(captionsText(captions.replaceAll('\n', '\r\n'))).toBe(said);
});
