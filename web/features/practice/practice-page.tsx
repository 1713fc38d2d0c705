import type { CourseWithPractice, PracticeSet } from '../../../contract/practice/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import styles from './practice.module.css';
import { practiceHref, stateOf } from './practice.rules.ts';
import { PracticeRound } from './practice-round.tsx';

export type PracticeData = { set: PracticeSet | null; courses: CourseWithPractice[] };

/** /practica: the courses that one can practise for; with an `id` a round of one of them (spec 8.20). */
export default function PracticePage({
  data: { set, courses },
  query,
  viewerRole,
}: PageViewProps<PracticeData>) {
  if (set === null) return <Courses courses={courses} />;
  const { answers, told } = stateOf(query, set.questions);
  const props = { set, state: { answers: [...answers], told }, viewerRole };
  const isVisitor = viewerRole === 'open';
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <Breadcrumb
          trail={[
            { label: 'Practicar', href: '/practica' },
            { label: set.title, href: `/leercurso/?id=${set.courseId}` },
            { label: 'Preguntas' },
          ]}
        />
        <h1>{isVisitor ? 'Practica sin cuenta' : 'Practica'}</h1>
        <p className="muted small">{leadOf(set)}</p>
        <Modules set={set} />
        {set.questions.length === 0 ? (
          <EmptyState
            image="/motivos/libro.svg"
            title="Aquí no hay preguntas para practicar"
            actions={<Button href="/practica">Ver otros cursos</Button>}
          >
            Puede que las hayan quitado. Hay más en otros cursos.
          </EmptyState>
        ) : (
          <Island name="practice" props={props}>
            <PracticeRound {...props} />
          </Island>
        )}
        {isVisitor && (
          <Callout>
            Aquí no guardamos nada. Con una <a href="/register">cuenta gratis</a> puedes rendir el examen y
            recibir tu certificado.
          </Callout>
        )}
      </div>
    </div>
  );
}

function leadOf({ questions, title, modules, place }: PracticeSet): string {
  const module = modules.find((each) => each.place === place);
  const of = module === undefined ? `«${title}»` : `«${module.title}»`;
  return `${counted(questions.length, 'pregunta', 'preguntas')} de ${of}. Sin reloj y sin nota.`;
}

/** The modules to choose from, and the whole course. */
function Modules({ set }: { set: PracticeSet }) {
  const { modules } = set;
  if (modules.length === 0) return null;
  const choices = [{ place: null, title: 'Todo el curso' }, ...modules];
  return (
    <details className={styles.modules}>
      <summary>
        Elegir un módulo
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {choices.map(({ place, title }) => (
          <li key={place}>
            <a
              href={practiceHref({ ...set, place, round: 1 })}
              aria-current={place === set.place ? 'true' : undefined}
            >
              {place === null ? title : `${place}. ${title}`}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Courses({ courses }: { courses: readonly CourseWithPractice[] }) {
  return (
    <div className="wrap page">
      <PageHead title="Practicar">
        Preguntas con su porqué, sin cuenta, sin reloj y sin nota. Elige de qué curso.
      </PageHead>
      {courses.length === 0 ? (
        <EmptyState
          image="/motivos/camino.svg"
          title="Todavía no hay preguntas para practicar"
          actions={<Button href="/vercursos">Ver cursos</Button>}
        >
          Mientras tanto, los cursos explican lo principal.
        </EmptyState>
      ) : (
        <ul className="stack">
          {courses.map(({ id, title, count }) => (
            <li key={id}>
              <h2>
                <a href={`/practica?id=${id}`}>{title}</a>
              </h2>
              <p className="muted">{counted(count, 'pregunta', 'preguntas')}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
