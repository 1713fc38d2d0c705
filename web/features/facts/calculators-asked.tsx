import type { CalculatorAsked } from '../../../contract/calculators/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import styles from './parameters.module.css';

/** How people ask for the calculators, each with its form. */
export const CalculatorsAsked = ({ calculators }: { calculators: readonly CalculatorAsked[] }) => (
  <section className={styles.group}>
    <h2>Cómo se pregunta por las calculadoras</h2>
    <ul>
      {calculators.map(({ name, title, asked }) => (
        <li key={name}>
          <div>
            <h3>{title}</h3>
            <p className="small muted">{asked.split('\n').join(' · ')}</p>
          </div>
          <div className={styles.tools}>
            <Button kind="line" size="small" href={`/parametros?calculadora=${name}`}>
              Editar<span className="sr"> {title}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
