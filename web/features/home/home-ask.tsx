import type { Role } from '../../../contract/caller.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import type { FirstAnswer } from '../../../contract/pension/first-answer.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { type GoingOn, goingOn } from './going-on.rules.ts';
import styles from './home-ask.module.css';
import { HomeQuestion } from './home-question.tsx';
import { HomeValley } from './home-valley.tsx';

interface AskProps {
  question: FirstAnswer;
  currency: string;
  /** Undefined = the institute has not entered it. */
  retirementMonths: number | undefined;
  viewerRole: Role;
}

/**
 * The main question over a valley whose path has a door for each age of a working life. Members find their next step
 * first.
 */
export function HomeAsk({ question, currency, retirementMonths, viewerRole }: AskProps) {
  return (
    <section className={styles.ask} aria-labelledby="pregunta">
      <div className="wrap">
        <h1 id="pregunta">¿Cuándo me jubilo y cuánto recibiré?</h1>
        {viewerRole === 'member' && (
          <OwnPart<EnrolmentRow[]>>{({ own = [] }) => <Going going={goingOn(own, Date.now())} />}</OwnPart>
        )}
        <HomeQuestion question={question} currency={currency} isFirst={viewerRole !== 'member'} />
      </div>
      <HomeValley retirementMonths={retirementMonths} age={question.answer?.age} />
    </section>
  );
}

/** The running exam, or the course read last; nothing if nothing was begun. */
const Going = ({ going }: { going: GoingOn | undefined }) =>
  going === undefined ? null : (
    <Card className={`row between ${styles.card}`}>
      <p>
        <strong>{going.title}:</strong> {going.text}
      </p>
      <Button kind="sun" href={going.href}>
        {going.label} <Icon name="arrow-right" />
      </Button>
    </Card>
  );
