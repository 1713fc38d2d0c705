import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import type { StrengthQuestion, StrengthReply } from './password-strength.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  translations: spanish.translations,
});

parentPort?.on('message', ({ id, password, known }: StrengthQuestion) => {
  parentPort?.postMessage(judge(id, password, known));
});

function judge(id: number, password: string, known: string[]): StrengthReply {
  try {
    return { id, score: zxcvbn.check(password, known).score };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
