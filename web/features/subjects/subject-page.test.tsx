import { expect, test } from 'vitest';
import type { SubjectRead } from '../../../contract/subjects/calls.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { site } from '../../testing/site.ts';
import SubjectPage from './subject-page.tsx';

const answer = (id: number) => ({
  id,
  question: `¿${id}?`,
  answer: `${id}.`,
  html: `<p>${id}.</p>`,
  terms: [],
});
const video: SubjectRead['links'][number] = {
  kind: 'video',
  href: '/vervideo?id=3#video-3',
  title: 'Comisiones',
  id: 3,
  text: '',
  image: '/videos/comisiones.webm',
  minutes: null,
  modules: null,
  seconds: 43,
  inForce: null,
};
const data: SubjectRead = {
  id: 7,
  title: 'Jubilarme',
  summary: '',
  isExample: false,
  firstThings: [],
  answers: [answer(11), answer(12), answer(13)],
  links: [video],
};
const open = (query: Record<string, string> = {}) =>
  mount(<SubjectPage data={data} query={query} site={site} viewerRole="open" />);
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('the first answer is open and the others are closed', async () => {
  await open();
  expect(document.querySelectorAll('details')).toHaveLength(3);
  expect(opened()).toEqual(['respuesta-11']);
});

test.each([
  ['12', 'respuesta-12'],
  ['99', 'respuesta-11'],
])('an address that names the answer %s opens %s, without script', async (respuesta, id) => {
  await open({ respuesta });
  expect(opened()).toEqual([id]);
});

test('the page asks once whether it helped, about the subject', async () => {
  await open();
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect((find('[name=Kind]') as HTMLInputElement).value).toBe('subject');
  expect((find('[name=Key]') as HTMLInputElement).value).toBe('7');
});

test('a video says how long it plays and that it has captions', async () => {
  await open();
  expect(find('aside article').textContent).toBe('43 sVideo: ComisionesCon subtítulos');
});
