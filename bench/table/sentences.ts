import type { Answered, Sentence } from '../../server/testing/sentences.ts';
import { figuresOf, sentences, verdictOn } from '../../server/testing/sentences.ts';
import { withPortal } from '../with-portal.ts';
import type { Row } from './row.ts';

/** The goals of the checking half, of a hundred sentences or of its short answers. */
const goals = { first: 90, withinThree: 97, short: 75, shortRight: 95 };

async function ask(url: string, { text }: Sentence): Promise<Answered> {
  const response = await fetch(`${url}/api/HomeSlider/Search?value=${encodeURIComponent(text)}`);
  if (!response.ok) throw new Error(`${text}: ${response.status}`);
  const { data } = (await response.json()) as { data: Answered };
  return data;
}

/** Sentences as people speak, asked of the demonstration: how often the right thing comes first. */
export async function measureSentences(): Promise<Row[]> {
  const rows: Row[] = [];
  await withPortal(
    async ({ url }) => {
      const asked = [];
      for (const sentence of sentences)
        asked.push({ ...sentence, verdict: verdictOn(sentence, await ask(url, sentence)) });
      for (const half of ['fitting', 'checking'] as const) {
        const found = figuresOf(asked.filter((each) => each.half === half).map(({ verdict }) => verdict));
        for (const figure of ['first', 'withinThree', 'short', 'shortRight'] as const)
          rows.push({
            work: `search: ${found.count} sentences, ${half} half: ${named[figure]}`,
            measured: `${found[figure].toFixed(1)} of 100`,
            reference: '',
            goal: `≥ ${goals[figure]}`,
            isReached: found[figure] >= goals[figure],
          });
      }
    },
    { DEMO: '1' },
  );
  return rows;
}

const named = {
  first: 'the right thing first',
  withinThree: 'within three',
  short: 'a short answer',
  shortRight: 'of these right',
};
