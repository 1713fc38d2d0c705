const beginning = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;
const cueTiming =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?=[ \t]|$)/m;

/** What is wrong with a file as captions (WebVTT): 'other' = it is none; 'broken' = not UTF-8, or without a single cue. */
export function captionsProblem(bytes: Uint8Array): 'other' | 'broken' | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!beginning.test(text)) return 'other';
  const isUtf8 = Buffer.from(text).equals(bytes); // what is not becomes other bytes
  return isUtf8 && cueTiming.test(text.replace(/\r\n?/g, '\n')) ? undefined : 'broken';
}
