import { Fact } from '../parameters/fact.tsx';
import styles from './answer-card.module.css';
import type { BestAnswer } from './load-search.ts';
import { hrefOf } from './search-places.ts';

/** The short answer above the results: facts with their source, an answer, a calculator, each with its place (spec 6.14). */
export function AnswerCard({ best }: { best: readonly BestAnswer[] }) {
  return (
    <section className={styles.card} aria-labelledby="respuesta">
      <h2 id="respuesta">Respuesta corta</h2>
      {best.map((row) => (
        <Answer key={`${row.type} ${row.id}`} {...row} />
      ))}
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
