import { useEffect, useRef, useState } from 'react';
import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';
import { calculators, compute } from '../../../contract/pension/calculators.ts';
import type { Typed } from '../../../contract/pension/fields.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { BottomBar } from '../../components/page/bottom-bar.tsx';
import { Card } from '../../components/page/card.tsx';
import { AnswerDetails, AnswerHead } from './answer-view.tsx';
import styles from './calculator.module.css';
import { FieldList } from './field-list.tsx';

/** After this time without a change the answer is read out, and the address gets the values. */
const settledMilliseconds = 500;

interface CalculatorProps {
  name: CalculatorName;
  /** The values of the address. */
  typed: Typed;
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The fields of a calculator with its answer. Without a script its form asks the server; with one it answers at once. */
export function Calculator({ name, known, today, ...given }: CalculatorProps) {
  const [typed, setTyped] = useState(given.typed);
  const [usable, setUsable] = useState(given.typed);
  const { fields, values, problems, missing } = compute(name, typed, known, today);
  const { answer } = compute(name, usable, known, today);
  const announced = useSettled(
    answer?.sentence.map(({ text }) => text).join('') ?? '',
    values,
    given.typed === typed,
  );
  const { title } = calculators[name];

  function change(field: string, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    const wrong = new Set(compute(name, next, known, today).problems.map((problem) => problem.field));
    // an unusable value leaves the last usable one in its place
    setUsable((before) =>
      Object.fromEntries(
        Object.entries(next).map(([of, written]) => [of, wrong.has(of) ? before[of] : written]),
      ),
    );
  }

  if (answer === null) return <Missing facts={missing} />;
  return (
    <>
      <div className={styles.columns}>
        <Card as="div" padded className={styles.card}>
          <form
            method="get"
            action={`/calculadoras/${name}`}
            aria-label="Tus datos"
            onSubmit={(event) => {
              event.preventDefault();
              document.getElementById('respuesta')?.focus();
            }}
          >
            <FieldList fields={fields} values={values} problems={problems} known={known} onChange={change} />
            <Button type="submit" kind="soft" wide>
              Ver mi respuesta
            </Button>
          </form>
        </Card>
        <div>
          <AnswerHead answer={answer} title={title} isOther={problems.length > 0} />
          <p className="sr" role="status">
            {announced}
          </p>
          <AnswerDetails answer={answer} />
        </div>
      </div>
      <BottomBar>
        <p>
          <small className="muted">Cerca de</small> <b className={styles.figure}>{answer.figure}</b>
        </p>
        <Button href="#respuesta" kind="soft" size="small">
          Ver por qué
        </Button>
      </BottomBar>
    </>
  );
}

function Missing({ facts }: { facts: readonly string[] }) {
  return (
    <Callout kind="warn">
      <p>
        <strong>Todavía no podemos responder.</strong> El instituto aún no nos dio estos datos de tu país:
      </p>
      <ul className={styles.missing}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        Mientras tanto, pregúntale al instituto en <a href="/contact">Contacto</a>.
      </p>
    </Callout>
  );
}

/** The answer after a pause, when the address also gets the values. Silent before the first change. */
function useSettled(
  sentence: string,
  values: Readonly<Record<string, string>>,
  isUntouched: boolean,
): string {
  const [settled, setSettled] = useState('');
  const address = useRef('');
  address.current = `?${new URLSearchParams(values)}`.replaceAll('%C2%A0', ''); // plain thousands
  useEffect(() => {
    if (isUntouched) return;
    const timer = setTimeout(() => {
      setSettled(sentence);
      history.replaceState(history.state, '', address.current);
    }, settledMilliseconds);
    return () => clearTimeout(timer);
  }, [sentence, isUntouched]);
  return settled;
}
