import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { missingFact } from '../../../contract/content/parameter-values.ts';
import { Fact } from '../parameters/fact.tsx';
import styles from './contact-facts.module.css';

export const contactFactsId = 'donde';

/** The facts of the country about whom to call and where to go (spec 19.3). */
export function ContactFacts({ facts }: { facts: readonly ParameterShown[] }) {
  const isGiven = facts.some(({ value }) => value !== null);
  return (
    <section className={`wrap ${styles.facts}`} id={contactFactsId} aria-labelledby="donde-titulo">
      <h2 id="donde-titulo">Dónde y a quién</h2>
      {isGiven ? (
        <ul>
          {facts.map((fact) => (
            <li key={fact.name}>
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      ) : (
        <p>Teléfonos, horario, oficinas y enlaces: {missingFact.toLowerCase()}.</p>
      )}
    </section>
  );
}
