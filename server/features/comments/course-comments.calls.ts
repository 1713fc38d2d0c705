import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { addComment, hideComment, listComments } from './comments.ts';

export const commentCalls: Pick<
  Controller<typeof contract.course>,
  'getComment' | 'addComment' | 'hideComment'
> = {
  async getComment(context, { courseId, Mine, ...input }) {
    const { rows, total } = await listComments(context, courseId, input, Mine);
    const { role } = context.caller;
    const payload = rows.map((row) => ({
      userId: role === 'admin' || row.isMine ? row.accountId : 0,
      courseId,
      userName: row.userName,
      comment: row.comment,
      calification: row.stars,
      date: row.createdAt.toISOString(),
      mine: row.isMine,
      ...(row.isMine ? {} : { id: row.id }),
      ...(role === 'admin' ? { hidden: row.isHidden } : {}),
      ...(row.isMine && row.isHidden ? { hidden: true } : {}),
      ...(row.answer === null
        ? {}
        : { answer: { text: row.answer.text, date: row.answer.at.toISOString() } }),
    }));
    return answer(payload, { total });
  },
  async hideComment(context, { Id, Hidden }) {
    await hideComment(context, Id, Hidden);
    return answer(null, {
      message: Hidden ? 'El comentario ya no se ve.' : 'El comentario se ve otra vez.',
    });
  },
  async addComment(context, { UserId, CourseId, Comment, Calification }) {
    const { isHidden } = await addComment(context, {
      accountId: UserId,
      courseId: CourseId,
      stars: Calification,
      comment: Comment,
    });
    return answer(null, {
      message: isHidden
        ? 'Tu comentario se guardó. Un administrador lo ocultó: las demás personas no lo ven.'
        : 'Gracias. Tu comentario ya se ve en el curso.',
    });
  },
};
