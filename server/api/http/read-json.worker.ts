import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { readJson } from './read-json.ts';

answerTasks(readJson);
