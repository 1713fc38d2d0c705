import { noLetterText } from '../../../contract/calls/result.ts';
import type { contract } from '../../../contract/index.ts';
import { addUser } from '../../features/accounts/adding/add-users.ts';
import { makeLinks } from '../../features/accounts/adding/handed-links.ts';
import {
  activateUser,
  changeUser,
  getUserToEdit,
  removeUser,
} from '../../features/accounts/administration.ts';
import { decideIdentity } from '../../features/accounts/identity/identity.ts';
import {
  activateMany,
  blockMany,
  endSessionsMany,
  removeMany,
  resendMany,
  unblockMany,
} from '../../features/accounts/many-accounts.ts';
import { setTimeFactor } from '../../features/accounts/time-factor.ts';
import { countUsers, exportUsers, listAllUsers, listUsers } from '../../features/accounts/user-list.ts';
import { enrolMany } from '../../features/enrolments/enrol-many.ts';
import { answerBulk } from '../call/bulk-answer.ts';
import { answer, type Controller } from '../call/controller.ts';
import { peopleImportHandlers } from './people-import.ts';

export const usuario: Controller<typeof contract.usuario> = {
  async get(context, input) {
    const { rows, total } = await listUsers(context, input);
    return answer(rows, { total });
  },
  async getCounts(context) {
    return answer(await countUsers(context));
  },
  async getAll(context, input) {
    return answer(await listAllUsers(context, input));
  },
  async export(context, input) {
    return answer({ ...(await exportUsers(context, input)), isAttachment: true });
  },
  async getToEdit(context, { id }) {
    return answer(await getUserToEdit(context, id));
  },
  async add(context, input) {
    const { hasEmail, ...added } = await addUser(context, input);
    const next = added.mailed
      ? 'Le enviamos el enlace para elegir su contraseña.'
      : hasEmail
        ? 'Dale su enlace para elegir la contraseña.'
        : 'No tiene correo: dale su hoja de acceso.';
    return answer(added, { message: `La cuenta de ${added.username} está creada. ${next}` });
  },
  ...peopleImportHandlers,
  async makeLinks(context, { UserIds, currentPassword }) {
    return answer(await makeLinks(context, UserIds, currentPassword));
  },
  async update(context, { id, gender, Email, Password, FechaNac, Phone, DocumentSeen, ...given }) {
    await changeUser(context, id, {
      ...given,
      isDocumentSeen: DocumentSeen,
      gender: gender || undefined,
      email: Email,
      password: Password,
      birthDate: FechaNac,
      phone: Phone,
    });
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  async decideIdentity(context, { Id, Granted, Answer = '' }) {
    await decideIdentity(context, Id, { isGranted: Granted, answer: Answer });
    const message = Granted ? 'El cambio está hecho.' : 'El pedido quedó rechazado.';
    return answer(null, { message });
  },
  async delete(context, { id }) {
    await removeUser(context, id);
    return answer(null, { message: 'El usuario se eliminó.' });
  },
  async activate(context, { id }) {
    await activateUser(context, id);
    return answer(null, { message: 'La cuenta está activa.' });
  },
  async activateMany(context, { Items }) {
    const results = await activateMany(context, Items);
    return answerBulk(results, ['Se activó 1 cuenta', 'Se activaron # cuentas']);
  },
  async blockMany(context, { Items }) {
    const results = await blockMany(context, Items);
    return answerBulk(results, ['Se bloqueó 1 cuenta', 'Se bloquearon # cuentas']);
  },
  async unblockMany(context, { Items }) {
    const results = await unblockMany(context, Items);
    return answerBulk(results, ['Se desbloqueó 1 cuenta', 'Se desbloquearon # cuentas']);
  },
  async endSessionsMany(context, { Items }) {
    const results = await endSessionsMany(context, Items);
    return answerBulk(results, [
      'Se cerraron las sesiones de 1 persona',
      'Se cerraron las sesiones de # personas',
    ]);
  },
  async resendMany(context, { Items }) {
    const results = await resendMany(context, Items);
    const sent = ['Se envió el enlace a 1 persona', 'Se envió el enlace a # personas'] as const;
    const waiting = [
      '1 enlace espera al servidor de correo',
      '# enlaces esperan al servidor de correo',
    ] as const;
    return answerBulk(results, context.config.smtpUrl === undefined ? waiting : sent);
  },
  async enrolMany(context, { Items, CourseIds, Tell = false }) {
    const where = { courseIds: CourseIds, tell: Tell };
    const { results, blockedCount } = await enrolMany(context, Items, where);
    const reply = answerBulk(results, ['1 persona quedó inscrita', '# personas quedaron inscritas']);
    if (blockedCount === 0) return reply;
    return { ...reply, message: `${reply.message} ${noLetterText(blockedCount)}` };
  },
  async deleteMany(context, { Items }) {
    const results = await removeMany(context, Items);
    return answerBulk(results, ['Se eliminó 1 cuenta', 'Se eliminaron # cuentas']);
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
