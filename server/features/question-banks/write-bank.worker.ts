import { replyWith } from '../../platform/process-reply.ts';
import { writeXlsx } from './xlsx.ts';

replyWith(writeXlsx);
