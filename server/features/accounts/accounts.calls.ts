import type { contract } from '../../../contract/index.ts';
import { noLetterText } from '../../../contract/results/calls.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import { enrolMany } from '../enrolments/enrol-many.ts';
import { peopleImportHandlers } from '../people-import/people-import.calls.ts';
import { addUser } from './adding/add-users.ts';
import { makeLinks } from './adding/handed-links.ts';
import { activateUser, changeUser, getUserToEdit } from './administration.ts';
import { makeLostPhoneLink } from './factor/lost-phone.ts';
import { decideIdentity } from './identity/identity.ts';
import {
  activateMany,
  blockMany,
  endSessionsMany,
  removeMany,
  resendMany,
  unblockMany,
} from './many-accounts.ts';
import { listPossessions } from './possessions.ts';
import { removeUser } from './removal.ts';
import { setTimeFactor } from './time-factor.ts';
import { countUsers, exportUsers, listAllUsers, listUsers } from './user-list.ts';

/** True where no letter tells a person that their account was activated. */
const isMute = ({ config }: Pick<Context, 'config'>): boolean => config.smtpUrl === undefined;

export const usuario: Controller<typeof contract.usuario> = {
  async get(context, input) {
    const { rows, total } = await listUsers(context, input);
    return answer(rows, { total });
  },
  async getCounts(context, input) {
    return answer(await countUsers(context, input));
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
  async makeLinks(context, { UserIds }) {
    return answer(await makeLinks(context, UserIds));
  },
  async makeLostPhoneLink(context, { Id }) {
    return answer(await makeLostPhoneLink(context, Id));
  },
  async update(
    context,
    { id, Version, gender, Email, RemoveEmail, Password, FechaNac, Phone, DocumentSeen, NameSeen, ...given },
  ) {
    await changeUser(context, id, {
      ...given,
      version: Version,
      isDocumentSeen: DocumentSeen,
      isNameSeen: NameSeen,
      gender: gender || undefined,
      email: Email,
      removesEmail: RemoveEmail,
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
    const untold = isMute(context) ? ' Este portal no envía correos: avísale tú a la persona.' : '';
    return answer(null, { message: `La cuenta está activa.${untold}` });
  },
  async activateMany(context, { Items }) {
    const results = await activateMany(context, Items);
    const [one, many] = isMute(context)
      ? [', avísale tú: el portal no envía correos', ', avísales tú: el portal no envía correos']
      : ['', ''];
    return answerBulk(results, [`Se activó 1 cuenta${one}`, `Se activaron # cuentas${many}`]);
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
  async deleteMany(context, { Items, Count }) {
    const results = await removeMany(context, Items, Count);
    return answerBulk(results, ['1 persona está en la Papelera', '# personas están en la Papelera']);
  },
  async previewDelete(context, { Items }) {
    const found = await listPossessions(
      context,
      Items.map(({ Id }) => Id),
    );
    return answer([...found].map(([id, person]) => ({ id, ...person })));
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
