import { retirementOf } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { yearsInWords } from '../../../contract/pension/shown.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import cards from '../../lib/routes/route-cards.module.css';
import styles from './home-member.module.css';
import type { HomeOwn } from './home-own.ts';
import { afterExam, type NextStep, nextStep, otherCourses, type PlantStage } from './next-step.rules.ts';

interface CardProps {
  own: HomeOwn;
  step: NextStep;
  known: KnownFacts;
  today: string;
}

/** The thing that goes on, in the question's place, and when one retires; while an exam runs, the course after it. */
export function MemberCard({ own, step, known, today }: CardProps) {
  const { plant, part, minutes } = step;
  return (
    <>
      <div className={styles.step}>
        {plant === null ? (
          <TimeRing part={part} minutes={minutes} />
        ) : (
          <PlantRing part={part} plant={plant} first />
        )}
        <div>
          <p className="muted">{step.title}</p>
          <h2>{step.name}</h2>
          <p>{step.text}</p>
        </div>
      </div>
      <div className={`row ${styles.steps}`}>
        <Button kind="sun" href={step.href}>
          {step.href.startsWith('/leermodulos') && <Icon name="book" />}
          {step.label}
        </Button>
        {plant !== null && (
          <Button kind="text" href="/profile?tab=cursos">
            Mis Cursos
          </Button>
        )}
      </div>
      {plant === null ? (
        <AfterExam own={own} step={step} />
      ) : (
        <Retirement own={own} known={known} today={today} />
      )}
    </>
  );
}

/** The course to go on with once the exam is over. */
function AfterExam({ own, step }: Pick<CardProps, 'own' | 'step'>) {
  const next = afterExam(own.enrolments, step);
  if (next === undefined) return null;
  return (
    <p className={styles.line}>
      Después, <a href={next.href}>{next.name}</a>: {next.text}
    </p>
  );
}

/** The day of retirement by the birth date of the profile; without one, the way to tell it. */
function Retirement({ own: { birthDate, sex }, known, today }: Omit<CardProps, 'step'>) {
  if (birthDate === null)
    return (
      <p className={styles.line}>
        ¿Cuándo te jubilas? <a href="/profile?tab=datos">Dinos tu fecha de nacimiento</a>
      </p>
    );
  const found = retirementOf({ birth: birthDate, sex }, known.values, today);
  if (found === undefined) return null;
  return (
    <p className={`row between ${styles.line}`}>
      <span>
        {found.wait === 0 ? (
          <b>Ya puedes jubilarte</b>
        ) : (
          <>
            Te jubilas <b>en {found.month}</b>, en {yearsInWords(roundedMonths(found.wait))}
          </>
        )}
        , si aportas sin lagunas.
      </span>{' '}
      <a href={`/?${new URLSearchParams({ nacimiento: birthDate, cambiar: '1' })}`}>¿Cuánto recibiré?</a>
    </p>
  );
}

/** Whole years where there is one: nobody counts the months until then. */
const roundedMonths = (months: number): number => (months < 12 ? months : Math.floor(months / 12) * 12);

/** The courses of a member besides the next step. */
export const OtherCourses = () => (
  <OwnPart<HomeOwn>>
    {({ own }) => {
      const step = own && nextStep(own.enrolments, own.now);
      const others = otherCourses(own?.enrolments ?? [], step);
      if (others.length === 0) return null;
      return (
        <section className={`wrap ${styles.open}`} aria-labelledby="abierto">
          <SectionHead
            id="abierto"
            title={step === undefined ? 'Lo que aprobaste' : 'Lo que tienes abierto'}
            action={
              <ArrowLink href="/profile?tab=cursos">
                Mis Cursos <Icon name="arrow-right" />
              </ArrowLink>
            }
          />
          <ul className={cards.doors}>
            {others.map(({ courseId, name, text, href, part, plant }) => (
              <li key={courseId}>
                <PlantRing part={part} plant={plant} />
                <div>
                  <h3>
                    <a href={href}>{name}</a>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      );
    }}
  </OwnPart>
);

interface PlantRingProps {
  part: number;
  plant: PlantStage;
  /** The ring of the next step is the larger one. */
  first?: boolean;
}

/** The plant of a course in the ring of its reading. Decoration: the figures are written beside it. */
const PlantRing = ({ part, plant, first }: PlantRingProps) => (
  <span className={`${styles.ring} ${first ? styles.large : ''}`}>
    <ProgressRing part={part} />
    <ResponsiveImage
      src={`/motivos/planta-${plant}.svg`}
      alt=""
      width={168}
      height={168}
      first={first}
      drawn
    />
  </span>
);

/** The minutes that are left of an exam, in the ring of its time. */
const TimeRing = ({ part, minutes }: { part: number; minutes: number }) => (
  <span className={`${styles.ring} ${styles.time}`}>
    <ProgressRing part={part} />
    <b>
      <span className="sr">Te quedan </span>
      {minutes} <small>min</small>
    </b>
  </span>
);
