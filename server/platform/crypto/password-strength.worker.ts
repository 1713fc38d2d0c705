import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { answerTasks } from '../process/answer-tasks.ts';
import type { StrengthTask } from './password-strength.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  translations: spanish.translations,
});

answerTasks(({ password, known }: StrengthTask) => zxcvbn.check(password, known).score);
