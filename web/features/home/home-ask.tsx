import type { Role } from '../../../contract/caller.ts';
import { ageInMonths } from '../../../contract/pension/calendar.ts';
import type { FirstAnswer } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import { Card } from '../../components/page/card.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import styles from './home-ask.module.css';
import { MemberCard } from './home-member.tsx';
import type { HomeOwn } from './home-own.ts';
import { HomeQuestion } from './home-question.tsx';
import { HomeValley, Pins } from './home-valley.tsx';
import { nextStep } from './next-step.rules.ts';

interface AskProps {
  question: FirstAnswer;
  /** The address asks the question. */
  isAsked: boolean;
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Undefined = the institute has not given it. */
  retirementMonths: number | undefined;
  viewerRole: Role;
}

/**
 * The question that people come with, over a valley whose path has a door for each age of a life of work. A member who has begun
 * something finds that in its place.
 */
export function HomeAsk({ question, isAsked, known, today, retirementMonths, viewerRole }: AskProps) {
  const isMembers = viewerRole === 'member' && !isAsked;
  const retirement = retirementMonths === undefined ? undefined : Math.ceil(retirementMonths / 12);
  const pinsAt = (age: number | undefined) =>
    retirement !== undefined && age !== undefined && <Pins age={age} retirement={retirement} />;
  const asking = (asked: FirstAnswer) => (
    <>
      <h1 id="pregunta">¿Cuándo me jubilo y cuánto recibiré?</h1>
      <HomeQuestion question={asked} currency={known.currency} />
    </>
  );
  return (
    <section className={styles.ask} aria-labelledby="pregunta">
      <div className="wrap">
        {isMembers ? (
          <OwnPart<HomeOwn>>
            {({ viewer, own }) => {
              const step = own && nextStep(own.enrolments, own.now);
              if (own === undefined || step === undefined) return asking(withBirthDate(question, own));
              return (
                <>
                  <h1 id="pregunta">Hola, {viewer?.firstName}</h1>
                  <Card className={styles.card}>
                    <MemberCard own={own} step={step} known={known} today={today} />
                  </Card>
                </>
              );
            }}
          </OwnPart>
        ) : (
          asking(question)
        )}
      </div>
      <HomeValley
        retirement={retirement}
        pins={
          isMembers ? (
            <OwnPart<HomeOwn>>
              {({ own }) =>
                own?.birthDate ? pinsAt(Math.floor(ageInMonths(own.birthDate, today) / 12)) : null
              }
            </OwnPart>
          ) : (
            pinsAt(question.answer?.age)
          )
        }
      />
    </section>
  );
}

/** The question with the birth date of a member's profile in its field. */
const withBirthDate = (question: FirstAnswer, own: HomeOwn | undefined): FirstAnswer =>
  own?.birthDate ? { ...question, values: { ...question.values, nacimiento: own.birthDate } } : question;
