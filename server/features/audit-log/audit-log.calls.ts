import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { exportAuditLog, listAdministrators, listAuditLog, listAuditPeople } from './audit-log.ts';

export const auditoria: Controller<typeof contract.auditoria> = {
  async get(context, input) {
    const { rows, total } = await listAuditLog(context, input);
    return answer(rows, { total });
  },
  async getPeople(context, { By }) {
    return answer(await listAuditPeople(context, By));
  },
  async getAdministrators(context) {
    return answer(await listAdministrators(context));
  },
  async export(context, input) {
    return answer({ ...(await exportAuditLog(context, input)), isAttachment: true });
  },
};
