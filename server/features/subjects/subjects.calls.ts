import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, trashMany, trashOne } from '../bulk/rows.calls.ts';
import { renderPlainTexts } from '../rendered-texts/rendered-plain-texts.ts';
import { revisionHandlers, storedFields } from '../versions/revisions.calls.ts';
import * as subjects from './subjects.ts';
import type { SubjectState } from './versioned-subject.ts';

const texts = ({ summary, firstThings, answers, links }: SubjectState) => ({
  summary,
  firstThings,
  answers,
  links,
});

export const subject: Controller<typeof contract.subject> = {
  ...revisionHandlers(subjects.subjectVersions, texts),
  async get(context, input) {
    const { rows, total } = await subjects.listSubjects(context, input);
    return answer(rows, { total });
  },
  async read(context, input) {
    const found = await subjects.readSubject(context, input);
    const { firstThings, answers } = found;
    const rendered = await renderPlainTexts(context, [...firstThings, ...answers.map((each) => each.answer)]);
    const renderedAnswers = rendered.slice(firstThings.length);
    return answer({
      ...found,
      firstThings: rendered.slice(0, firstThings.length),
      answers: answers.map(({ id, question }, at) => {
        const { text = '', html = '', terms = [] } = renderedAnswers[at] ?? {};
        return { id, question, answer: text, html, terms };
      }),
    });
  },
  async getToEdit(context, { id }) {
    const found = await subjects.subjectVersions.present(context, id);
    return answer({ ...storedFields(found), ...texts(found) });
  },
  async add(context, { Title, Summary, FirstThings, Answers, Links }) {
    const given = { summary: Summary, firstThings: FirstThings, answers: Answers, links: Links };
    return answer(await subjects.addSubject(context, { title: Title, ...given }), {
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
  delete: trashOne(subjects.removeSubject, 'El tema'),
  deleteMany: trashMany(subjects.removeSubject, 'tema', 'temas'),
  order: arrange(subjects.orderSubjects),
};
