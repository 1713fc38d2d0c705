import type { Answer } from '../../../contract/pension/answer.ts';
import { Card } from '../../components/page/card.tsx';
import { AccountEndText } from '../../lib/calculators/answer-parts.tsx';
import styles from './home-ask.module.css';

/** Beside an answer without a sure right: the end of what was put together. */
export function HomeAccount({ answer: { without } }: { answer: Answer }) {
  if (without === null) return null;
  return (
    <Card className={styles.account}>
      <h2>Qué pasa con lo que juntaste</h2>
      <AccountEndText account={without.account} />
    </Card>
  );
}
