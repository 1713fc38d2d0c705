import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { longDate } from '../../lib/format.ts';
import styles from './answer-card.module.css';
import type { FoundAnswer } from './load-search.ts';

/** The short answer above the results: facts of the country with their source, and where the whole answer stands. */
export function AnswerCard({ facts, calculator, href }: FoundAnswer) {
  return (
    <section className={styles.card} aria-labelledby="respuesta">
      <h2 id="respuesta">Respuesta corta</h2>
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
      {facts.length === 0 && (
        <p className={styles.text}>
          Depende de tu edad, de tu sueldo y de lo que ya juntaste. La cuenta tarda dos minutos y te da un
          rango.
        </p>
      )}
      <p>
        <a href={calculator === undefined ? href : `/calculadoras/${calculator}`}>
          {linkWords(calculator, href)}
        </a>
      </p>
    </section>
  );
}

const linkWords = (calculator: FoundAnswer['calculator'], href: FoundAnswer['href']): string => {
  if (calculator === 'cuanto-recibire') return 'Calcula cuánto recibirás';
  if (calculator !== undefined) return 'Calcula cuándo puedes jubilarte';
  return href === '/contact' ? 'Escribir a la institución' : 'Ver los pasos de tu caso';
};

function Fact({ label, kind, text, source, link, validFrom, isExample }: ParameterShown) {
  if (text === '') return <p>{label}: la institución todavía no dio este dato.</p>;
  return (
    <div>
      <p className={styles.text}>
        {kind === 'link' ? (
          <a href={text}>{label}</a>
        ) : (
          <>
            {label}: <b>{text}</b>
          </>
        )}
      </p>
      <p className={styles.source}>
        {link === '' ? source : <a href={link}>{source}</a>}
        {validFrom !== null && ` · Vale desde el ${longDate(validFrom)}`}
        {isExample && ' · País inventado, de ejemplo'}
      </p>
    </div>
  );
}
