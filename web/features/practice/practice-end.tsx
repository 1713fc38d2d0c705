import type { Role } from '../../../contract/caller.ts';
import type { PracticeSet } from '../../../contract/practice/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { moduleHref } from './module-href.ts';
import { modulesToRead, type PracticeState, practiceHref, rightCount } from './practice.rules.ts';

type PracticeEndProps = { set: PracticeSet; state: PracticeState; viewerRole: Role };

/** The end of a round: how many were right, what to read, and the way on. */
export function PracticeEnd({ set, state, viewerRole }: PracticeEndProps) {
  const { questions, round, rounds } = set;
  const right = rightCount(questions, state);
  const modules = modulesToRead(questions, state);
  const again = { ...set, round: round === rounds ? 1 : round + 1 };
  const isVisitor = viewerRole === 'open';
  return (
    <section className="stack" aria-labelledby="fin">
      <h2 id="fin" tabIndex={-1} data-asked>
        Acertaste {right} de {questions.length}
      </h2>
      {modules.length > 0 && (
        <>
          <h3>Qué te conviene leer</h3>
          <ul>
            {modules.map(({ title, place }) => (
              <li key={place}>
                <a href={moduleHref(set.courseId, place, viewerRole)}>
                  Módulo {place}: {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        {isVisitor && (
          <Button kind="sun" href="/register">
            Crear mi cuenta
          </Button>
        )}
        <Button kind={isVisitor ? 'line' : 'sun'} href={practiceHref(again)}>
          {rounds > 1 ? 'Practicar otras' : 'Practicar otra vez'}
        </Button>
        <Button kind="text" href={`/leercurso/?id=${set.courseId}`}>
          Ir al curso
        </Button>
      </div>
    </section>
  );
}
