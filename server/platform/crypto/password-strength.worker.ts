import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { answerTasks } from '../process/answer-tasks.ts';
import type { StrengthTask } from './password-strength.ts';

/**
 * Ways of reading a password's digits and signs as letters ('p4ssw0rd') that are tried. The usual 512 make one with two
 * numbers cost a sixth of a second, and find no more of the words that people write so.
 */
const readingsAtMost = 16;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  translations: spanish.translations,
  l33tMaxSubstitutions: readingsAtMost,
});

answerTasks(({ password, known }: StrengthTask) => zxcvbn.check(password, known).score);
