import { grantLabels } from '../../../../contract/grants/grants.ts';
import { permissionTable } from '../../../../contract/grants/permissions.ts';
import { stepRuleDays } from '../../../../contract/grants/step-rule-calls.ts';
import { type contract, everyEndpoint } from '../../../../contract/index.ts';
import { answer, type Controller } from '../../../api/call/controller.ts';
import { getStepRule, setStepRule } from '../factor/step-rule.ts';
import { getRolesOf, listHolders, setRoles } from './grants.ts';

export const grant: Controller<typeof contract.grant> = {
  async getStepRule(context) {
    return answer(await getStepRule(context));
  },
  async setStepRule(context, { AppliesTo, Days = stepRuleDays.usual }) {
    await setStepRule(context, AppliesTo, Days);
    const message =
      AppliesTo === 'nobody'
        ? 'Ya no se pide un segundo paso.'
        : 'Guardado. A quien le falta, le escribimos.';
    return answer(await getStepRule(context), { message });
  },
  async get(context, input) {
    const { rows, total } = await listHolders(context, input);
    return answer(rows, { total });
  },
  async getTable() {
    return answer(permissionTable(everyEndpoint().map(({ row }) => row)));
  },
  async getOf(context, { id }) {
    return answer(await getRolesOf(context, id));
  },
  async set(context, { Id, Roles }) {
    const isChanged = await setRoles(context, Id, Roles);
    if (!isChanged) return answer(null, { message: 'Ya tenía ese rol: no cambió nada.' });
    const words = Roles.map((role) => grantLabels[role].label.toLowerCase()).join(' y ');
    const message = Roles.length === 0 ? 'Desde ahora es solo miembro.' : `Desde ahora también es ${words}.`;
    return answer(null, { message });
  },
};
