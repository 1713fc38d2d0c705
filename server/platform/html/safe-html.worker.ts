import { answerTasks } from '../process/answer-tasks.ts';
import { sanitizeHtml } from './html.ts';

answerTasks(sanitizeHtml);
