import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { auditFile } from './audit-file.ts';

answerTasks(auditFile);
