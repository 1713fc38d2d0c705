import type { FeedbackPage } from '../../../contract/content/feedback-pages.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import { Fact } from '../parameters/fact.tsx';
import styles from './answer-card.module.css';
import type { BestAnswer } from './load-search.ts';
import { hrefOf } from './search-places.ts';

/** The page of an answer: the card asks about the first one. A term has none. */
function pageOf({ type, id, anchor = '' }: BestAnswer): FeedbackPage | null {
  if (type === 'Termino') return null;
  if (type === 'Dato') return { kind: 'fact', key: anchor };
  return type === 'Respuesta'
    ? { kind: 'answer', key: String(id) }
    : { kind: 'calculator', key: calculatorNames[id - 1] ?? '' };
}

/**
 * The short answer above the results: facts with their source, an answer, a calculator, each with its link (spec 6.14).
 */
export function AnswerCard({ best }: { best: readonly BestAnswer[] }) {
  const [first] = best;
  const page = first === undefined ? null : pageOf(first);
  return (
    <section className={styles.card} aria-labelledby="respuesta">
      <h2 id="respuesta">Respuesta corta</h2>
      {best.map((row) => (
        <Answer key={`${row.type} ${row.id}`} {...row} />
      ))}
      {first !== undefined && page !== null && <AsksFeedback page={page} about={first.title} />}
    </section>
  );
}

function Answer({ fact, ...row }: BestAnswer) {
  if (fact !== undefined)
    return (
      <div>
        <Fact fact={fact} place={hrefOf(row)} />
      </div>
    );
  return (
    <div>
      <p>
        <a href={hrefOf(row)}>{row.title}</a>
      </p>
      <p className={styles.text}>{row.text}</p>
    </div>
  );
}
