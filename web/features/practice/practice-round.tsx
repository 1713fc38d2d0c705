import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Role } from '../../../contract/caller.ts';
import type { PracticeSet } from '../../../contract/practice/calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import styles from './practice.module.css';
import {
  answerParameters,
  isRight,
  nextQuestion,
  type PracticeState,
  practiceHref,
  rightCount,
  stateOf,
} from './practice.rules.ts';
import { PracticeEnd } from './practice-end.tsx';
import { PracticeQuestionView } from './practice-question.tsx';

export type PracticeRoundProps = {
  set: PracticeSet;
  state: { answers: [number, string][]; told: number | null };
  viewerRole: Role;
};

/**
 * A round of questions: an answer is settled when it is pressed, and says at once whether it is right, and why. Without a
 * script each press asks for the page anew (spec 8.20).
 */
export function PracticeRound({ set, state: begun, viewerRole }: PracticeRoundProps) {
  const { questions } = set;
  const [state, setState] = useState<PracticeState>({ ...begun, answers: new Map(begun.answers) });
  const told = questions.find(({ id }) => id === state.told);
  const next = nextQuestion(questions, state);
  const shown = told ?? next;
  const place = shown === undefined ? questions.length : questions.indexOf(shown);
  const top = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => top.current?.querySelector<HTMLElement>(selector)?.focus();

  function go(to: PracticeState, focus: string): void {
    flushSync(() => setState(to));
    history.replaceState(history.state, '', practiceHref(set, to));
    focusOn(focus);
  }

  function settle(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const given = Object.fromEntries(new FormData(event.currentTarget, submitter));
    const query = Object.fromEntries(answerParameters.map((name) => [name, given[name]?.toString()]));
    const to = stateOf(query, questions);
    if (to.told === null) focusOn('[data-needed]');
    else go(to, '[data-told]');
  }

  return (
    <div ref={top} className={styles.round}>
      <Steps set={set} state={state} place={place} />
      {shown === undefined ? (
        <PracticeEnd set={set} state={state} viewerRole={viewerRole} />
      ) : (
        <>
          <PracticeQuestionView
            key={shown.id}
            set={set}
            question={shown}
            number={place + 1}
            state={state}
            viewerRole={viewerRole}
            onSettle={settle}
          />
          {told !== undefined && (
            <div className="row">
              <Button
                kind="sun"
                href={practiceHref(set, { ...state, told: null })}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  go({ ...state, told: null }, '[data-asked]');
                }}
              >
                {next === undefined ? 'Ver cómo te fue' : 'Siguiente pregunta'}
                <Icon name="chevron-right" />
              </Button>
              <span className="small muted">
                Van {rightCount(questions, state)} acertadas de {state.answers.size}
              </span>
            </div>
          )}
        </>
      )}
    </div>
  );
}

type StepsProps = { set: PracticeSet; state: PracticeState; place: number };

/** The questions of the round in a row: right, wrong, or still to come. */
function Steps({ set: { questions }, state, place }: StepsProps) {
  const right = rightCount(questions, state);
  const where =
    place < questions.length ? `vas en la pregunta ${place + 1} de ${questions.length}` : 'terminaste';
  return (
    <ol className={styles.steps} aria-label={`Avance: ${where}, con ${right} acertadas`}>
      {questions.map((question, index) => {
        const answer = state.answers.get(question.id);
        const isCurrent = index === place;
        if (answer === undefined)
          return (
            <li key={question.id} className={classNames(isCurrent && styles.current)}>
              {index + 1}
            </li>
          );
        const isGood = isRight(question, answer);
        return (
          <li
            key={question.id}
            className={classNames(isGood ? styles.good : styles.bad, isCurrent && styles.current)}
          >
            <Icon name={isGood ? 'check' : 'x'} />
            <span className="sr">
              Pregunta {index + 1}: {isGood ? 'acertada' : 'fallada'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
