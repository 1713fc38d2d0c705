import { parentPort, workerData } from 'node:worker_threads';
import type { BankedQuestion } from '../exams/questions.rules.ts';
import { writeXlsx } from './xlsx.ts';

parentPort?.postMessage({ reply: await writeXlsx(workerData as BankedQuestion[]) });
