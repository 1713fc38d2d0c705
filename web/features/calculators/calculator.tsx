import { useEffect, useRef, useState } from 'react';
import type { CalculatorName, CalculatorParameter } from '../../../contract/pension/calculator-names.ts';
import { addressOf, calculators, compute } from '../../../contract/pension/calculators.ts';
import type { CalculatorField, Typed } from '../../../contract/pension/fields.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { fieldId } from '../../lib/calculators/question-field.tsx';
import answerStyles from './answer-view.module.css';
import { AnswerDetails, AnswerHead } from './answer-view.tsx';
import styles from './calculator.module.css';
import { CalculatorExample, ExampleLink } from './calculator-example.tsx';
import { endOf, nextOf, startOf } from './conversation.rules.ts';
import { FieldList, questionOf } from './field-list.tsx';
import { OpenedField } from './opened-field.tsx';
import { Told } from './told.tsx';
import { useConversation } from './use-conversation.ts';

/** After this time without a change the answer is read out, and the address gets the values. */
const settledMilliseconds = 500;

interface CalculatorProps {
  name: CalculatorName;
  /** The values of the address. */
  typed: Typed;
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
  /** The values are those of an example: somebody else's, which nobody can change. */
  isExample: boolean;
}

/**
 * The fields of a calculator with its answer. Without a script its form asks the server; with one it answers at once, and
 * on a narrow screen asks one question at a time and answers at the end (spec 18.4).
 */
export function Calculator({ name, known, today, isExample, ...given }: CalculatorProps) {
  const [typed, setTyped] = useState(given.typed);
  const [isAsked, setAsked] = useState(false);
  const [opened, setOpened] = useState<CalculatorField>();
  const computed = compute(name, typed, known, today);
  const { fields, values, problems, left, waiting, missing, answer } = computed;
  const { currency } = known;
  const { main } = fields;
  const end = endOf(main);
  const head =
    answer === null ? waiting : [...answer.right, ...answer.sentence].map(({ text }) => text).join('');
  const announced = useSettled(head, values, given.typed === typed);
  const talk = useConversation(startOf(main, [...problems, ...left]), (place) => {
    writeAddress(addressOf(values));
    document.getElementById('conversacion')?.scrollIntoView({ block: 'start' });
    const shown = document.querySelector<HTMLElement>(
      place === end ? '#respuesta' : `[data-question="${place}"]`,
    );
    shown?.focus({ preventScroll: true });
  });
  const isEnd = talk.place === end;
  // a form that was sent has its empty fields in the address; beside others nothing is said before somebody asks
  const shownProblems = [
    ...(talk.isOn && !isAsked ? [] : problems),
    ...left.filter(({ field }) => isAsked || given.typed[field as CalculatorParameter] === ''),
  ];

  function change(field: CalculatorParameter, value: string): void {
    // a box without a script has a parameter of its own: from now on the field's value says it
    setTyped({ ...values, [field]: value });
  }

  function ask(): void {
    setAsked(true);
    const first = [...problems, ...left][0];
    open(first?.field ?? '');
    if (first === undefined) document.getElementById('respuesta')?.focus();
  }

  function goTo(place: number): void {
    setAsked(problems.some(({ field }) => field === main[place]?.name));
    setOpened(undefined);
    writeAddress(addressOf(values));
    talk.goTo(place);
  }

  function goOn(): void {
    const field = main[talk.place]?.name ?? '';
    if ([...problems, ...left].some((problem) => problem.field === field)) {
      setAsked(true);
      open(field);
    } else goTo(nextOf(main, [...problems, ...left], talk));
  }

  /** On a narrow screen the form is gone by then: the field opens beside its supposition. */
  function openSupposed(name: CalculatorParameter): void {
    if (talk.isOn) setOpened([...main, ...fields.more].find((field) => field.name === name));
    else open(name);
  }

  /** A question is asked again on its own; another value opens in its line. */
  function openTold(name: CalculatorParameter): void {
    const place = main.findIndex((field) => field.name === name);
    if (place === -1) openSupposed(name);
    else goTo(place);
  }

  if (missing.length > 0) return <Missing facts={missing} />;
  const supposed = answer?.suppositions.map(({ field }) => field) ?? [];
  const isSupposed = opened !== undefined && supposed.includes(opened.name);
  const form = opened && {
    field: opened.name,
    form: (
      <OpenedField
        key={opened.name}
        field={opened}
        value={values[opened.name] ?? ''}
        currency={currency}
        wrongIn={(value) => {
          const next = compute(name, { ...values, [opened.name]: value }, known, today);
          return [...next.problems, ...next.left].find(({ field }) => field === opened.name)?.message;
        }}
        onDone={(value) => {
          setOpened(undefined);
          change(opened.name, value);
          document.getElementById('respuesta')?.focus();
        }}
      />
    ),
  };
  return (
    <div
      id="conversacion"
      className={classNames(styles.columns, !isExample && (isEnd ? styles.ended : styles.talking))}
    >
      {isExample ? (
        <CalculatorExample name={name} fields={fields} values={values} currency={currency} />
      ) : (
        <div className={styles.card} hidden={talk.isOn && isEnd}>
          {!isEnd && (
            <div className={styles.progress}>
              <p>{questionOf(talk.place, end)}</p>
              <Progress place={talk.place} all={end} />
              <Told
                fields={main.slice(0, talk.place)}
                values={values}
                currency={currency}
                onOpen={openTold}
              />
            </div>
          )}
          {!(talk.isOn && isEnd) && (
            <Card as="div" padded>
              <form
                method="get"
                action={`/calculadoras/${name}`}
                aria-label="Tus datos"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  if (talk.isOn) goOn();
                  else ask();
                }}
              >
                <FieldList
                  fields={fields}
                  currency={currency}
                  values={values}
                  problems={shownProblems}
                  place={talk.place}
                  isOne={talk.isOn}
                  onChange={change}
                />
                <Button type="submit" kind={answer === null || talk.isOn ? 'sun' : 'soft'} wide>
                  {!talk.isOn && <span className={styles.whole}>Ver mi respuesta</span>}
                  <span className={styles.step}>
                    {talk.place + 1 < end ? 'Siguiente' : 'Ver mi respuesta'}
                  </span>
                </Button>
                {talk.place > 0 && !isEnd && (
                  <Button kind="text" wide className={styles.step} onClick={() => goTo(talk.place - 1)}>
                    Atrás
                  </Button>
                )}
              </form>
            </Card>
          )}
        </div>
      )}
      <div className={styles.answer}>
        {answer === null ? (
          <section id="respuesta" tabIndex={-1} aria-label="Respuesta">
            <p className={classNames(answerStyles.answer, styles.waiting)}>{waiting}</p>
            <p className={`muted ${styles.promise}`}>
              Cuando estén, aquí va tu respuesta. No mostramos números de otra persona.
            </p>
            <ExampleLink name={name} />
          </section>
        ) : (
          <div className={styles.whenEnded}>
            <AnswerHead
              answer={answer}
              title={calculators[name].title}
              onOpen={openSupposed}
              isExample={isExample}
              opened={isSupposed ? form : undefined}
            />
            {!isExample && (
              <section className={styles.told} aria-labelledby="lo-que-dijiste">
                <h2 id="lo-que-dijiste">Lo que dijiste</h2>
                <Told
                  fields={[...main, ...fields.more.filter(({ name: own }) => !supposed.includes(own))]}
                  values={values}
                  currency={currency}
                  onOpen={openTold}
                  opened={isSupposed ? undefined : form}
                />
              </section>
            )}
            <AnswerDetails answer={answer} />
          </div>
        )}
        <p className="sr" role="status">
          {talk.isOn && !isEnd ? '' : announced}
        </p>
      </div>
    </div>
  );
}

/** How far one is, drawn: the words beside it say the same. */
const Progress = ({ place, all }: { place: number; all: number }) => (
  <ol className={styles.bar} aria-hidden="true">
    {Array.from({ length: all }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of the bar is its place
      <li key={index} data-is={index < place ? 'done' : index === place ? 'now' : 'later'} />
    ))}
  </ol>
);

/** Puts the focus into a field, out of the fold if it lies in one. */
function open(field: string): void {
  const control = document.getElementById(fieldId(field));
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.focus();
}

function Missing({ facts }: { facts: readonly string[] }) {
  return (
    <Callout kind="warn">
      <p>
        <strong>Todavía no podemos responder.</strong> Aún no publicamos estos datos de tu país:
      </p>
      <ul className={styles.missing}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        Mientras tanto, escríbenos desde <a href="/contact">Contacto</a>.
      </p>
    </Callout>
  );
}

/** The values in the address, which a reload, a link and paper keep. */
function writeAddress(address: string): void {
  const place = `${address === '' ? location.pathname : `?${address}`}${location.hash}`;
  history.replaceState(history.state, '', place);
}

/** The answer after a pause, when the address also gets the values. Silent before the first change. */
function useSettled(
  sentence: string,
  values: Readonly<Record<string, string>>,
  isUntouched: boolean,
): string {
  const [settled, setSettled] = useState('');
  const said = useRef('');
  said.current = sentence;
  const address = addressOf(values);
  useEffect(() => {
    if (isUntouched) return;
    const timer = setTimeout(() => {
      setSettled(said.current);
      writeAddress(address);
    }, settledMilliseconds);
    return () => clearTimeout(timer);
  }, [address, isUntouched]);
  return settled;
}
