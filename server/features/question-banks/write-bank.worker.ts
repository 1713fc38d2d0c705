import { replyWith } from '../../platform/process/process-reply.ts';
import { writeXlsx } from './xlsx.ts';

replyWith(writeXlsx);
