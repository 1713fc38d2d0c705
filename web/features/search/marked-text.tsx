import { markFound } from './search-marks.rules.ts';

export function MarkedText({ text, looked }: { text: string; looked: string }) {
  return markFound(text, looked).map((part) =>
    part.isFound ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
