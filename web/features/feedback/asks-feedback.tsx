import type { FeedbackPage } from '../../../contract/content/feedback-pages.ts';
import { Island } from '../../runtime/island.tsx';
import { FeedbackQuestion } from './feedback-question.tsx';

/** '¿Te sirvió?' at the end of a page: the same bytes for everybody. */
export const AsksFeedback = ({ page }: { page: FeedbackPage }) => (
  <Island name="feedback" props={{ page }}>
    <FeedbackQuestion page={page} />
  </Island>
);
