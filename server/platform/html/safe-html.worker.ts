import { answerTasks } from '../process/answer-tasks.ts';
import { sanitizeHtml } from './sanitize-html.ts';

answerTasks(sanitizeHtml);
