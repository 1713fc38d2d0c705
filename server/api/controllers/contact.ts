import type { contract } from '../../../contract/index.ts';
import {
  handleContactMessage,
  listContactMessages,
  removeContactMessage,
  sendContactMessage,
} from '../../features/contact/contact.ts';
import { answer, type Controller } from '../call/controller.ts';

export const contact: Controller<typeof contract.contact> = {
  async sendMessage(context, { FirstName, Email, Subject, Comments }) {
    await sendContactMessage(context, { name: FirstName, email: Email, subject: Subject, message: Comments });
    return answer(null, { message: 'Recibimos tu mensaje. Te responderemos por correo.' });
  },
  async get(context, input) {
    const { rows, total } = await listContactMessages(context, input);
    return answer(
      rows.map(({ createdAt, ...row }) => ({ ...row, date: createdAt.toISOString() })),
      { total },
    );
  },
  async handle(context, { Id, Handled }) {
    await handleContactMessage(context, Id, Handled);
    return answer(null, {
      message: Handled ? 'El mensaje quedó como atendido.' : 'El mensaje vuelve a la espera.',
    });
  },
  async delete(context, { id }) {
    await removeContactMessage(context, id);
    return answer(null, { message: 'El mensaje se eliminó.' });
  },
};
