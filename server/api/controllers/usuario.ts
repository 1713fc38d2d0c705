import type { contract } from '../../../contract/index.ts';
import {
  activateUser,
  changeUser,
  getUserToEdit,
  listUsers,
  removeUser,
} from '../../features/accounts/administration.ts';
import { setTimeFactor } from '../../features/accounts/time-factor.ts';
import { answer, type Controller } from '../call/controller.ts';

export const usuario: Controller<typeof contract.usuario> = {
  async get(context, input) {
    const { rows, total } = await listUsers(context, input);
    return answer(rows, { total });
  },
  async getToEdit(context, { id }) {
    return answer(await getUserToEdit(context, id));
  },
  async update(context, { id, Email, Password, ...given }) {
    await changeUser(context, id, { ...given, email: Email, password: Password });
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  async delete(context, { id }) {
    await removeUser(context, id);
    return answer(null, { message: 'El usuario se eliminó.' });
  },
  async activate(context, { id }) {
    await activateUser(context, id);
    return answer(null, { message: 'La cuenta está activa.' });
  },
  async setTimeFactor(context, { Id, Percent, Reason = '' }) {
    await setTimeFactor(context, Id, { percent: Percent, reason: Reason });
    const message =
      Percent === 100
        ? 'Desde ahora sus exámenes duran como los de todos.'
        : `Desde ahora sus exámenes duran el ${Percent} % del tiempo del curso.`;
    return answer(null, { message });
  },
};
