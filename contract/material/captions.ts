/** Captions of a video are WebVTT (spec 7.7). The browser checks a file early; the server's check decides. */
const beginning = /^\ufeff?WEBVTT(?=[ \t\r\n]|$)/;
const cueTiming =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?=[ \t]|$)/m;

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The fault of a captions file: 'other' = not WebVTT; 'broken' = not UTF-8, or without a cue. */
export function captionsProblem(bytes: Uint8Array): 'other' | 'broken' | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!beginning.test(text)) return 'other';
  const lines = unixLines(text).split('\n');
  const hasBadTiming = lines.some(
    (line, at) => /^[\d:.,\s]+-->/.test(line) && !cueTiming.test(line) && !isInNote(lines, at),
  );
  return isUtf8(bytes) && !hasBadTiming && lines.some((line) => cueTiming.test(line)) ? undefined : 'broken';
}

/** True for a line of a note or a style, which ends at an empty line. */
function isInNote(lines: readonly string[], at: number): boolean {
  const start = lines.lastIndexOf('', at) + 1;
  return /^(?:NOTE|STYLE|REGION)\b/.test(lines[start] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** The spoken text of captions, a line for each cue: a first draft of a transcript. */
export function captionsText(captions: string): string {
  const said: string[] = [];
  for (const block of unixLines(captions).split(/\n{2,}/)) {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => cueTiming.test(line));
    if (timing === -1) continue; // the head, a note, a style
    const text = lines
      .slice(timing + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '' && text !== said.at(-1)) said.push(text); // roll-up captions repeat lines
  }
  return said.join('\n');
}
