import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { writeXlsx } from './xlsx.ts';

answerTasks(writeXlsx);
