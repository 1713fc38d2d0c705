import type { contract } from '../../../contract/index.ts';
import { renderAnswers } from '../../features/rendered-texts/rendered-answers.ts';
import * as subjects from '../../features/subjects/subjects.ts';
import { answer, type Controller } from '../call/controller.ts';
import { inTrash, trashMany } from './trash-many.ts';

export const subject: Controller<typeof contract.subject> = {
  async get(context, input) {
    const { rows, total } = await subjects.listSubjects(context, input);
    return answer(rows, { total });
  },
  async read(context, input) {
    const found = await subjects.readSubject(context, input);
    const rendered = await renderAnswers(
      context,
      found.answers.map((each) => each.answer),
    );
    const answers = found.answers.map(({ id, question, answer: written }, at) => {
      const { html, terms, text } = rendered[at] ?? { html: '', terms: [], text: written };
      return { id, question, answer: text, html, terms };
    });
    return answer({ ...found, answers });
  },
  async getToEdit(context, { id }) {
    return answer(await subjects.getSubjectToEdit(context, id));
  },
  async add(context, { Title, Summary, FirstThings, Answers, Links }) {
    const texts = { summary: Summary, firstThings: FirstThings, answers: Answers, links: Links };
    return answer(await subjects.addSubject(context, { title: Title, ...texts }), {
      message: 'El tema se guardó.',
    });
  },
  async update(context, { Id, Version, Title, Summary, FirstThings, Answers, Links }) {
    const given = {
      title: Title,
      summary: Summary,
      firstThings: FirstThings,
      answers: Answers,
      links: Links,
    };
    await subjects.changeSubject(context, Id, given, Version);
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  async delete(context, { id }) {
    await subjects.removeSubject(context, id);
    return answer(null, { message: inTrash('El tema') });
  },
  deleteMany: trashMany(subjects.removeSubject, 'tema', 'temas'),
  async order(context, { Ids }) {
    await subjects.orderSubjects(context, Ids);
    return answer(null, { message: 'El nuevo orden se guardó.' });
  },
};
