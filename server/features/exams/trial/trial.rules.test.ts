import { expect, test } from 'vitest';
import { modulesToReadAgain } from './trial.rules.ts';

const asked = (module: string, isRight: boolean) => ({ module, isRight });
const modules = ['', 'Aportes', 'Fondos', 'Aportes', 'Pensión'];

test('names the modules of what was missed, in the order of the course, each once', () => {
  const questions = [asked('Fondos', false), asked('Aportes', false), asked('Aportes', true)];
  expect(modulesToReadAgain(questions, modules, 1)).toEqual([
    { title: 'Aportes', place: 2 },
    { title: 'Fondos', place: 3 },
  ]);
});

test('a module that too few questions asked about is not named: that would be the mark of one', () => {
  const questions = [asked('Fondos', false), asked('Aportes', false), asked('Aportes', true)];
  expect(modulesToReadAgain(questions, modules, 2)).toEqual([{ title: 'Aportes', place: 2 }]);
});

test('right answers, questions without a module and modules that are gone name nothing', () => {
  const questions = [asked('Pensión', true), asked('', false), asked('Retirado', false)];
  expect(modulesToReadAgain(questions, modules, 1)).toEqual([]);
});
