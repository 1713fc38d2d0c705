import type { Api } from '../../../contract/index.ts';
import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Query, type Screen } from '../../lib/page/screen.ts';
import { homeOf } from '../course-home/load-course-home.ts';

async function bankOfCourse(api: Api, query: Query) {
  const id = idOf(query);
  const [home, course, questions, settings] = await Promise.all([
    homeOf(api, query),
    api.course.getToEdit({ id }),
    api.question.get({ id }),
    api.question.getConfig({ id }),
  ]);
  return {
    home,
    modules: [...new Set(course.data.moduleList.map(({ title }) => title))].filter(Boolean),
    questions: questions.data,
    settings: settings.data,
  };
}

/** The administration of questions (spec 2.2). */
export const questionsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/ajustesexamen',
    params: ['id'],
    title: ({ home }) => `Ajustes del examen: ${home.title}`,
    load: bankOfCourse,
    view: appViews['questions/draw/exam-settings-page'],
  }),
  adminScreen({
    path: '/question',
    params: ['id', 'corregir', 'size'],
    title: ({ home }) => `Preguntas: ${home.title}`,
    load: async (api, query) => ({
      ...(await bankOfCourse(api, query)),
      toCorrect: idOf(query, 'corregir'),
    }),
    view: appViews['questions/question-manager-page'],
  }),
];
