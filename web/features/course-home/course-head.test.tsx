import { expect, test, vi } from 'vitest';
import { aCourseHome } from '../../testing/course-home.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { CourseHead } from './course-head.tsx';
import { figuresText, stateOf } from './course-home.rules.ts';

const tabs = () => [...document.querySelectorAll('nav[aria-label="Partes del curso"] a')];

test('the six parts are links with their counts, and the one of the screen is marked', async () => {
  await mount(<CourseHead course={aCourseHome({ peopleCount: 128 })} current="personas" />);
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Contenido2', '/editcourse?id=4'],
    ['Preguntas5', '/question?id=4'],
    ['Material1', '/filecourse?id=4'],
    ['Personas128', '/resultados?id=4'],
    ['Estadísticas', '/estadisticas?id=4'],
    ['Certificado', '/certificadocurso?id=4'],
  ]);
  expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'page',
    null,
    null,
  ]);
});

test('a screen inside a part says where it is; the course leads back to the part', async () => {
  await mount(<CourseHead course={aCourseHome()} current="contenido" here="Imágenes" />);
  const trail = find('nav[aria-label="Estás en"]');
  expect(trail.textContent).toBe('CursosTu cuentaImágenes');
  expect([...trail.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/course',
    '/editcourse?id=4',
  ]);
});

test('Inscribir opens here, or leads to the people of the course', async () => {
  const onEnrol = vi.fn();
  await mount(<CourseHead course={aCourseHome()} current="personas" onEnrol={onEnrol} />);
  await press('Inscribir');
  expect(onEnrol).toHaveBeenCalledOnce();
  await mount(<CourseHead course={aCourseHome()} current="preguntas" />);
  expect(find('a[href="/resultados?id=4#inscribir"]').textContent).toBe('Inscribir');
});

test('an archived course says so and takes nobody more', async () => {
  await mount(<CourseHead course={aCourseHome({ archived: true })} current="preguntas" />);
  expect(text()).not.toContain('Inscribir');
  expect(text()).toContain('Archivado');
});

test('figures and state in words', () => {
  expect(figuresText(aCourseHome({ duration: 45, quantity: 10 }))).toBe(
    '45 min · examen de 10 preguntas, mínimo 80',
  );
  expect(figuresText(aCourseHome({ quantity: 1 }))).toContain('examen de 1 pregunta,');
  expect(figuresText(aCourseHome({ quantity: 0 }))).toBe('20 min · todavía sin preguntas');
  expect(stateOf({ archived: true, published: true }).label).toBe('Archivado');
  expect(stateOf({ archived: false, published: true }).label).toBe('Publicado');
  expect(stateOf({ archived: false, published: false }).label).toBe('Borrador');
});
