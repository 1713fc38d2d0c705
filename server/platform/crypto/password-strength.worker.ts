import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { answerTasks } from '../process/answer-tasks.ts';
import type { StrengthTask } from './password-strength.ts';

/**
 * The characters that people write for a letter. The usual table also has signs ('|-|' for h) that only cost
 * readings.
 */
const writtenFor = {
  a: ['4', '@'],
  b: ['8'],
  c: ['(', '{', '[', '<'],
  e: ['3'],
  g: ['6', '9'],
  i: ['1', '!', '|'],
  l: ['1', '|'],
  o: ['0'],
  s: ['5', '$'],
  t: ['7', '+'],
  z: ['2'],
};
/**
 * The most readings of digits and signs as letters ('p4ssw0rd'). The default 512 make a password with two numbers take
 * a sixth of a second; with the table above, eight find as many real words.
 */
const readingsAtMost = 8;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  translations: spanish.translations,
  l33tTable: writtenFor,
  l33tMaxSubstitutions: readingsAtMost,
});

answerTasks(({ password, known }: StrengthTask) => zxcvbn.check(password, known).score);
