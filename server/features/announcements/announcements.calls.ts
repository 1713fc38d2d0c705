import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as announcements from './announcements.ts';

export const announcement: Controller<typeof contract.announcement> = {
  async get(context, input) {
    const { rows, total } = await announcements.listAnnouncements(context, input);
    return answer(rows, { total });
  },
  async add(context, input) {
    return answer(await announcements.addAnnouncement(context, input), { message: 'El anuncio se guardó.' });
  },
  async end(context, { Id }) {
    await announcements.endAnnouncement(context, Id);
    return answer(null, { message: 'El anuncio ya no está en el portal.' });
  },
  async close(context, { Id }) {
    await announcements.closeAnnouncement(context, Id);
    return answer(null);
  },
};
