import type { Role } from '../../../contract/caller.ts';
import type { FirstAnswer } from '../../../contract/pension/first-answer.ts';
import type { KnownFacts } from '../../../contract/pension/pension-facts.ts';
import type { Slide } from '../../../contract/slider/calls.ts';
import { Card } from '../../components/page/card.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { HomeAccount } from './home-account.tsx';
import styles from './home-ask.module.css';
import { MemberCard } from './home-member.tsx';
import type { HomeOwn } from './home-own.ts';
import { HomeQuestion } from './home-question.tsx';
import { HomeSlider } from './home-slider.tsx';
import { nextStep } from './next-step.rules.ts';

interface AskProps {
  question: FirstAnswer;
  /** The address asks the question. */
  isAsked: boolean;
  known: KnownFacts;
  /** 'YYYY-MM-DD' */
  today: string;
  slides: readonly Slide[];
  /** The route of who never contributed. */
  neverHref: string;
  viewerRole: Role;
}

/**
 * The first view: the question that people come with, and the slider beside it, on phones below. A member who has begun
 * something finds that in the question's place.
 */
export function HomeAsk({ question, isAsked, known, today, slides, neverHref, viewerRole }: AskProps) {
  const isMembers = viewerRole === 'member' && !isAsked;
  const asking = (asked: FirstAnswer) => (
    <>
      <h1 id="pregunta">¿Cuándo me jubilo y cuánto recibiré?</h1>
      <HomeQuestion question={asked} currency={known.currency} neverHref={neverHref} />
    </>
  );
  const slider = { slides: [...slides] };
  return (
    <section className={styles.ask} aria-labelledby="pregunta">
      <div className="wrap">
        <div>
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
        <div>
          {question.answer !== null && <HomeAccount answer={question.answer.whole} />}
          <Island name="slider" props={slider}>
            <HomeSlider {...slider} />
          </Island>
        </div>
      </div>
    </section>
  );
}

/** The question with the birth date of a member's profile in its field. */
const withBirthDate = (question: FirstAnswer, own: HomeOwn | undefined): FirstAnswer =>
  own?.birthDate ? { ...question, values: { ...question.values, nacimiento: own.birthDate } } : question;
