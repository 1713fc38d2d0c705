import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { computeAnswer, readCalculatorFacts } from './calculators.ts';
import { listAsked, updateAsked } from './ways-of-asking.ts';

export const calculator: Controller<typeof contract.calculator> = {
  async compute(context, { name, ...typed }) {
    return answer(await computeAnswer(context, name, typed));
  },
  async getFacts(context) {
    return answer(await readCalculatorFacts(context));
  },
  async getAsked(context) {
    return answer(await listAsked(context));
  },
  async updateAsked(context, { Name, Asked, Version }) {
    return answer(await updateAsked(context, Name, Asked, Version), {
      message: 'Guardado. El buscador ya lo sabe.',
    });
  },
};
