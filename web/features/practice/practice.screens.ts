import { pageThings } from '../../lib/page/linked-data.ts';
import { idOf, publicScreen, type Screen } from '../../lib/page/screen.ts';
import { answerParameters } from './practice.rules.ts';
import type { PracticeData } from './practice-page.tsx';

/** Practice, without an account (spec 8.20). */
export const practiceScreens: readonly Screen[] = [
  publicScreen<PracticeData>({
    path: '/practica',
    rowOf: 'course',
    isListToo: true,
    params: ['id', 'modulo', 'vuelta', ...answerParameters],
    personalParams: answerParameters,
    title: ({ set }) => (set === null ? 'Practicar' : `Practicar: ${set.title}`),
    description: ({ set }) =>
      set === null
        ? 'Preguntas sobre pensiones con su porqué, sin cuenta, sin reloj y sin nota.'
        : `Preguntas de «${set.title}» con su porqué, sin cuenta, sin reloj y sin nota.`,
    linkedData: ({ set }, page) =>
      pageThings(page, set === null ? [] : [{ name: 'Practicar', path: '/practica' }], 'CollectionPage'),
    async load(api, query) {
      if (!query['id']) return { set: null, courses: (await api.practice.getCourses({})).data };
      const place = idOf(query, 'modulo') || undefined;
      const round = idOf(query, 'vuelta') || undefined;
      return { set: (await api.practice.get({ courseId: idOf(query), place, round })).data, courses: [] };
    },
    view: () => import('./practice-page.tsx'),
  }),
];
