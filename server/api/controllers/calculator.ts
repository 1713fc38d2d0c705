import type { contract } from '../../../contract/index.ts';
import { computeAnswer, readCalculatorFacts } from '../../features/calculators/calculators.ts';
import { answer, type Controller } from '../call/controller.ts';

export const calculator: Controller<typeof contract.calculator> = {
  async compute(context, { name, ...typed }) {
    return answer(await computeAnswer(context, name, typed));
  },
  async getFacts(context) {
    return answer(await readCalculatorFacts(context));
  },
};
