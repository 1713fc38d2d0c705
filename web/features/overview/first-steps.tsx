import type { Overview } from '../../../contract/calls/inicio.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import styles from './first-steps.module.css';
import { stepWords } from './overview.rules.ts';

/** The first steps of an empty portal in order; the next one has the button. */
export function FirstSteps({ steps }: { steps: Overview['steps'] }) {
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" padded aria-labelledby="primeros-pasos">
      <SectionHead id="primeros-pasos" title="Primeros pasos">
        {done} de {steps.length} hechos
      </SectionHead>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }, index) => {
          const { title, text, href, action } = stepWords[step];
          return (
            <li key={step} className={isDone ? styles.done : undefined}>
              <b className={styles.number}>
                {isDone ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
              </b>
              <div>
                <h3>
                  {title}
                  {isDone && <span className="sr">: hecho</span>}
                </h3>
                {!isDone && <p>{text}</p>}
              </div>
              {step === next && (
                <Button href={href} kind="sun">
                  {action}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
