import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { usersFile } from './users-file.ts';

answerTasks(usersFile);
