import type { SearchKind } from '../../../contract/slider/calls.ts';
import type { Context } from '../../context/context.ts';
import { answersNow } from './answers/answers.ts';
import { understood } from './ranking/understood.rules.ts';
import { findFirst } from './search.ts';

interface Explained {
  words: ReturnType<typeof understood>;
  results: { type: SearchKind; title: string; asked: string | null; isShort: boolean }[];
}

const explained = 3;

/** How the search understands a sentence, and the first results with the way of asking that is nearest to it. */
export async function explainSearch(context: Context, value: string): Promise<Explained> {
  const { lexicon } = await answersNow(context);
  return { words: understood(value, lexicon), results: await findFirst(context, value, explained) };
}
