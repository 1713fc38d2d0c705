import { retirementOf } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { yearsInWords } from '../../../contract/pension/shown.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import cards from '../../lib/routes/route-cards.module.css';
import { alsoOpen, type GoingOn, goingOn } from './going-on.rules.ts';
import styles from './home-member.module.css';
import type { HomeOwn } from './home-own.ts';

interface CardProps {
  own: HomeOwn;
  going: GoingOn;
  known: KnownFacts;
  today: string;
}

/** The thing that goes on, in the question's place, and when one retires; while an exam runs, the course after it. */
export function MemberCard({ own, going, known, today }: CardProps) {
  const isExam = own.enrolments.some(({ hasRunningAttempt }) => hasRunningAttempt);
  return (
    <>
      <div className={styles.going}>
        <ProgressRing part={going.part} />
        <div>
          <p className="muted">{going.title}</p>
          <h2>{going.name}</h2>
          <p>{going.text}</p>
        </div>
      </div>
      <div className="row">
        <Button kind="sun" href={going.href}>
          {going.label}
        </Button>
        <Button kind="text" href="/profile?tab=cursos">
          Mis Cursos
        </Button>
      </div>
      {!isExam && <Retirement own={own} known={known} today={today} />}
    </>
  );
}

/** The day of retirement by the birth date of the profile; without one, the way to tell it. */
function Retirement({ own: { birthDate, life }, known, today }: Omit<CardProps, 'going'>) {
  if (birthDate === null)
    return (
      <p className={styles.line}>
        ¿Cuándo te jubilas? <a href="/profile?tab=datos">Dinos tu fecha de nacimiento</a>
      </p>
    );
  const found = retirementOf({ birth: birthDate, life }, known.values, today);
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

/** The other courses that a member has. */
export const AlsoOpen = () => (
  <OwnPart<HomeOwn>>
    {({ own }) => {
      const going = own && goingOn(own.enrolments, own.now);
      const others = going === undefined ? [] : alsoOpen(own?.enrolments ?? [], going);
      if (others.length === 0) return null;
      return (
        <section className={`wrap ${styles.open}`} aria-labelledby="abierto">
          <SectionHead
            id="abierto"
            title="Lo que tienes abierto"
            action={
              <ArrowLink href="/profile?tab=cursos">
                Mis Cursos <Icon name="arrow-right" />
              </ArrowLink>
            }
          />
          <ul className={cards.doors}>
            {others.map(({ courseId, name, text, href, part }) => (
              <li key={courseId}>
                <ProgressRing size="small" part={part} />
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
