import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { changeEach } from '../bulk/change-each.ts';
import * as desk from './comment-desk.ts';
import { hideComment } from './comments.ts';

export const comment: Controller<typeof contract.comment> = {
  async get(context, input) {
    const { rows, total } = await desk.listDeskComments(context, input);
    return answer(rows, { total });
  },
  async getCounts(context, { courseId }) {
    return answer(await desk.countCommentStates(context, courseId));
  },
  async seenMany(context, { Items }) {
    const results = await changeEach(context, Items, (each, { Id }) => desk.markCommentSeen(each, Id));
    return answerBulk(results, ['1 comentario quedó como visto', '# comentarios quedaron como vistos']);
  },
  async hideMany(context, { Items, Hidden }) {
    const results = await changeEach(context, Items, (each, { Id }) => hideComment(each, Id, Hidden));
    return answerBulk(
      results,
      Hidden
        ? ['1 comentario ya no se ve', '# comentarios ya no se ven']
        : ['1 comentario se ve otra vez', '# comentarios se ven otra vez'],
    );
  },
  async answer(context, { Id, Text, Before }) {
    await desk.answerComment(context, { id: Id, text: Text, before: Before ?? '' });
    return answer(null, { message: 'La respuesta se ve debajo del comentario.' });
  },
  async deleteAnswer(context, { id }) {
    await desk.deleteAnswer(context, id);
    return answer(null, { message: 'La respuesta ya no se ve.' });
  },
  async report(context, { Id, Reason }) {
    await desk.reportComment(context, { id: Id, reason: Reason });
    return answer(null, { message: 'Gracias. El instituto va a revisar este comentario.' });
  },
};
