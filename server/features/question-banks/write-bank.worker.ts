import { answerTasks } from '../../platform/process/answer-tasks.ts';
import { loadXlsxWriter, xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { tableOf } from './table.rules.ts';

const columnWidths = [60, 18, 28, 28, 28, 28, 10, 28];

const writeXlsx = (questions: readonly BankedQuestion[]): Promise<Uint8Array> =>
  xlsxOf({ name: 'Preguntas', widths: columnWidths, rows: tableOf(questions) });

await loadXlsxWriter();
answerTasks(writeXlsx);
