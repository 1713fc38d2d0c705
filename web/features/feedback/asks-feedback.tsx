import type { FeedbackPage } from '../../../contract/feedback/pages.ts';
import { Island } from '../../runtime/island.tsx';
import { FeedbackQuestion } from './feedback-question.tsx';

interface AsksFeedbackProps {
  page: FeedbackPage;
  /** One of several answers on a page: its question, which screen readers hear. */
  about?: string;
}

/** '¿Te sirvió?' at the end of a page or an answer: the same bytes for everybody. */
export function AsksFeedback({ page, about }: AsksFeedbackProps) {
  const props = { page, ...(about !== undefined && { about }) };
  return (
    <Island name="feedback" of={`-${page.kind}-${page.key}`} props={props}>
      <FeedbackQuestion {...props} />
    </Island>
  );
}
