import type { contract } from '../../../contract/index.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as texts from './letter-texts.ts';
import * as mailings from './mailings.ts';

export const mailing: Controller<typeof contract.mailing> = {
  async get(context, input) {
    const { rows, total } = await mailings.listMailings(context, input);
    return answer(rows, { total });
  },
  async read(context, { id }) {
    return answer(await mailings.readMailing(context, id));
  },
  async getRecipients(context, input) {
    const { rows, total } = await mailings.listRecipients(context, input);
    return answer(rows, { total });
  },
  async preview(context, input) {
    return answer(await mailings.previewMailing(context, input));
  },
  async send(context, input) {
    const sent = await mailings.sendMailing(context, input);
    const people = counted(sent.count, 'persona', 'personas');
    return answer(sent, { message: `La carta sale a ${people}. Cómo va se ve en Cartas.` });
  },
  async setStopped(context, { Id, Stopped }) {
    await mailings.setStopped(context, Id, Stopped);
    return answer(null, { message: Stopped ? 'La carta se detuvo.' : 'La carta sigue saliendo.' });
  },
  async markReturned(context, { Text }) {
    const count = await mailings.markReturned(context, Text);
    return answer({ count }, { message: `${counted(count, 'carta', 'cartas')} con «Volvió».` });
  },
  async getTexts(context) {
    return answer(await texts.listLetterTexts(context));
  },
  async addText(context, { Name: name, Subject: subject, Text: text }) {
    return answer(await texts.addLetterText(context, { name, subject, text }), {
      message: 'El texto se guardó.',
    });
  },
  async deleteText(context, { id }) {
    await texts.deleteLetterText(context, id);
    return answer(null, { message: 'El texto se eliminó.' });
  },
};
