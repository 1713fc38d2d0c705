import { askedLines } from '../../../../contract/search/ways-of-asking.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Lexicon, openLexicon } from '../ranking/lexicon.rules.ts';
import { openRanking, type Ranked, type Ranking } from '../ranking/ranking.rules.ts';
import { type AnswerRow, listAnswers, listLexicon, readMark } from './answers.queries.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    /** The rows that answer a search, with the lexicon, as this node ranks them. */
    rankedAnswers: RankedAnswers;
  }
}

interface Answers {
  rows: readonly AnswerRow[];
  ranking: Ranking;
  lexicon: Lexicon;
}

/** The answers of the portal, read again as soon as one of them or the lexicon has changed. */
export interface RankedAnswers {
  current(db: Database): Promise<Answers>;
}

export function openRankedAnswers(): RankedAnswers {
  let held: { mark: string; answers: Promise<Answers> } | undefined;
  return {
    async current(db) {
      const mark = await readMark(db);
      if (held?.mark === mark) return held.answers;
      const reading = { mark, answers: readAnswers(db) };
      held = reading;
      // a failed reading is not kept
      reading.answers.catch(() => {
        if (held === reading) held = undefined;
      });
      return reading.answers;
    },
  };
}

async function readAnswers(db: Database): Promise<Answers> {
  const rows = await listAnswers(db);
  const lexicon = openLexicon(await listLexicon(db));
  return { rows, lexicon, ranking: openRanking(rows.map(rankedOf), lexicon) };
}

/** A word is asked for by its name and by what it means, a fact by its value too. */
function rankedOf({ type, title, asked, text }: AnswerRow): Ranked {
  const lines = askedLines(asked);
  if (type === 'Dato') return { title, asked: [...lines, text], text };
  if (type !== 'Termino') return { title, asked: lines, text };
  const names = [title, ...lines];
  return { title, asked: [...lines, ...names.map((name) => `qué es ${name}`)], text };
}

export const answersNow = ({ rankedAnswers, db }: Context): Promise<Answers> => rankedAnswers.current(db);
