import type { MessageState } from '../../../contract/contact/calls.ts';
import type { contract } from '../../../contract/index.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { changeEach } from '../bulk/change-each.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import { sendContactMessage } from './contact.ts';
import * as desk from './message-desk.ts';

const stateWords: Record<MessageState, readonly [one: string, many: string]> = {
  new: ['1 mensaje vuelve a ser nuevo', '# mensajes vuelven a ser nuevos'],
  answered: ['1 mensaje quedó como respondido', '# mensajes quedaron como respondidos'],
  archived: ['1 mensaje se archivó', '# mensajes se archivaron'],
  spam: ['1 mensaje se marcó como no deseado', '# mensajes se marcaron como no deseados'],
};

const senderWords = {
  archived: ['se archivó', 'se archivaron'],
  spam: ['se marcó como no deseado', 'se marcaron como no deseados'],
  delete: ['está en la Papelera', 'están en la Papelera'],
} as const;

export const contact: Controller<typeof contract.contact> = {
  async sendMessage(context, { FirstName, Email, Subject, Comments, Website }) {
    await sendContactMessage(context, {
      name: FirstName,
      email: Email,
      subject: Subject,
      message: Comments,
      isTrapped: (Website ?? '') !== '',
    });
    return answer(null, { message: 'Recibimos tu mensaje. Te responderemos por correo.' });
  },
  async get(context, input) {
    const { rows, total } = await desk.listMessages(context, input);
    return answer(rows, { total });
  },
  async getCounts(context) {
    return answer(await desk.countMessageStates(context));
  },
  async getMessage(context, { id }) {
    return answer(await desk.readMessage(context, id));
  },
  async watch(context, { Id, IsWriting }) {
    return answer(await desk.watchMessage(context, Id, IsWriting));
  },
  async reply(context, { Id, Text, Seen }) {
    const id = await desk.replyToMessage(context, { id: Id, text: Text, seen: Seen });
    const message =
      context.config.smtpUrl === undefined
        ? 'Tu respuesta quedó guardada. Saldrá cuando el portal tenga servidor de correo.'
        : 'Tu respuesta va en camino.';
    return answer({ id }, { message });
  },
  async setStateMany(context, { Items, State }) {
    const results = await changeEach(context, Items, (each, { Id }) => desk.setMessageState(each, Id, State));
    return answerBulk(results, stateWords[State]);
  },
  async settleSender(context, { Id, Do }) {
    const count = await desk.settleSender(context, Id, Do);
    const [one, many] = senderWords[Do];
    const message =
      count === 0 ? 'Ya estaban así.' : `${counted(count, `mensaje ${one}`, `mensajes ${many}`)}.`;
    return answer({ count }, { message });
  },
  delete: trashOne(desk.removeMessage, 'El mensaje'),
  deleteMany: trashMany(desk.removeMessage, 'mensaje', 'mensajes'),
};
