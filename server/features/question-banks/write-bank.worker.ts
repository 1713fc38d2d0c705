import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { loadXlsxWriter } from '../../platform/spreadsheets/xlsx.ts';
import { writeXlsx } from './xlsx-writer.ts';

await loadXlsxWriter();
answerTasks(writeXlsx);
