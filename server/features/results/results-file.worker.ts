import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { resultsFile } from './results-file.ts';

answerTasks(resultsFile);
