import { retirementOf } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { yearsInWords } from '../../../contract/pension/shown.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import cards from '../../lib/routes/route-cards.module.css';
import { afterExam, alsoOpen, type GoingOn, goingOn } from './going-on.rules.ts';
import styles from './home-member.module.css';
import type { HomeOwn } from './home-own.ts';
import { PlantRing, TimeRing } from './plant-ring.tsx';

interface CardProps {
  own: HomeOwn;
  going: GoingOn;
  known: KnownFacts;
  today: string;
}

/** The thing that goes on, in the question's place, and when one retires; while an exam runs, the course after it. */
export function MemberCard({ own, going, known, today }: CardProps) {
  const { plant, part, minutes } = going;
  return (
    <>
      <div className={styles.going}>
        {plant === null ? (
          <TimeRing part={part} minutes={minutes} />
        ) : (
          <PlantRing part={part} plant={plant} first />
        )}
        <div>
          <p className="muted">{going.title}</p>
          <h2>{going.name}</h2>
          <p>{going.text}</p>
        </div>
      </div>
      <div className="row">
        <Button kind="sun" href={going.href}>
          {going.href.startsWith('/leermodulos') && <Icon name="book" />}
          {going.label}
        </Button>
        {plant !== null && (
          <Button kind="text" href="/profile?tab=cursos">
            Mis Cursos
          </Button>
        )}
      </div>
      {plant === null ? (
        <AfterExam own={own} going={going} />
      ) : (
        <Retirement own={own} known={known} today={today} />
      )}
    </>
  );
}

/** The course to go on with once the exam is over. */
function AfterExam({ own, going }: Pick<CardProps, 'own' | 'going'>) {
  const next = afterExam(own.enrolments, going);
  if (next === undefined) return null;
  return (
    <p className={styles.line}>
      Después, <a href={next.href}>{next.name}</a>: {next.text}
    </p>
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
