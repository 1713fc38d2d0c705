import type { CourseRead } from '../../../contract/courses/calls.ts';
import { languageTag } from '../../../contract/courses/language.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Card } from '../../components/page/card.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { imageOf } from '../../lib/image-urls.ts';
import { type MemberState, minutesRead } from '../../lib/page/member-states.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { CourseRating } from '../comments/course-rating.tsx';
import { CourseStateNote } from '../courses/course-state-note.tsx';
import { splitModules } from '../courses/module-text.rules.ts';
import styles from './as-member-page.module.css';

interface AsMemberData {
  course: CourseRead;
  as: MemberState;
}

/** /vercomomiembro: the course as a member sees it, with its reading and a trial of its exam (spec 2.20). */
export default function AsMemberPage({ data }: PageViewProps<AsMemberData>) {
  const { course, as } = data;
  return (
    <div className="wrap page">
      <TwoColumns
        label="Tu curso"
        aside={
          <>
            <TrialCard course={course} />
            <ReadingCard course={course} as={as} />
          </>
        }
      >
        <Breadcrumb trail={[{ label: 'Ver cursos', href: '/vercursos' }, { label: course.title }]} />
        <CourseStateNote course={course} />
        <h1>{course.title}</h1>
        <CourseRating course={course} />
        <figure className={styles.picture}>
          <ResponsiveImage
            {...imageOf('coursefileinfo', course.id, course.imgDetalle ?? course.imgPortada)}
            sizes="(max-width: 40em) 88vw, (max-width: 63.75em) 100vw, 46rem"
            alt={course.imgDetalle === null ? '' : course.altDetalle}
            width={800}
            height={420}
            first
          />
        </figure>
        <Prose html={course.description} lang={languageTag(course.language)} />
        <Modules course={course} as={as} />
      </TwoColumns>
    </div>
  );
}

/** The modules in order; those that a member in this state has read are ticked. */
function Modules({ course, as }: AsMemberData) {
  const modules = splitModules(course.modules ?? '');
  const read = Math.floor(as.part * modules.length);
  const count = counted(modules.length, 'módulo', 'módulos');
  return (
    <nav className={styles.modules} aria-label="Módulos">
      <h2>
        {count}, {course.duration} min
      </h2>
      <ol>
        {modules.map(({ number, title }) => (
          <li key={number}>
            <a href={`/leermodulos?id=${course.id}&como=${as.name}#modulo-${number}`}>
              <span>{number}</span>
              {title || `Módulo ${number}`}
              {number <= read && (
                <>
                  <Icon name="check" />
                  <span className="sr">, ya visto</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function TrialCard({ course }: { course: CourseRead }) {
  return (
    <section className={styles.trial} aria-labelledby="prueba">
      <Tag kind="info" icon="eye" className={styles.tag}>
        Prueba
      </Tag>
      <h2 id="prueba">Examen de prueba</h2>
      <p>
        Con reloj, preguntas y final de verdad. La nota no se guarda, no aparece en las estadísticas y no da
        certificado.
      </p>
      <Button
        kind="sun"
        wide
        href={`/test?id=${course.id}`}
        {...(course.questionCount === 0 ? { disabledReason: 'Este curso todavía no tiene preguntas.' } : {})}
      >
        Probar el examen
      </Button>
    </section>
  );
}

function ReadingCard({ course, as }: AsMemberData) {
  const read = minutesRead(as, course.duration);
  const words = { nueva: 'Empezar a leer', leyendo: 'Seguir leyendo', listo: 'Repasar' };
  return (
    <Card padded className={styles.reading}>
      <div>
        <ProgressRing part={as.part} />
        <div>
          <b>
            Llevas {read} de {course.duration} min
          </b>
          <p>{seenBy[as.name]}</p>
        </div>
      </div>
      <Button kind="line" wide href={`/leermodulos?id=${course.id}&como=${as.name}`}>
        {words[as.name]}
      </Button>
    </Card>
  );
}

const seenBy: Record<MemberState['name'], string> = {
  nueva: 'Así lo ve quien acaba de inscribirse.',
  leyendo: 'Así lo ve quien está leyendo.',
  listo: 'Así lo ve quien terminó la lectura: su examen está abierto.',
};
