import { expect, test } from 'vitest';
import { currentMark, menuFor } from './menu.ts';

test('administrators have their own menu, members and visitors share one', () => {
  expect(menuFor(null)).toBe(menuFor({ name: 'Ana', role: 'member' }));
  expect(menuFor({ name: 'Rosa', role: 'admin' }).map((entry) => entry.path)).toContain('/usuarios');
  expect(menuFor({ name: 'Rosa', role: 'admin' }).map((entry) => entry.label)).toEqual([
    'Inicio',
    'Categorías',
    'Artículos',
    'Videos',
    'Sistema de pensiones',
    'Leyes y reglamentos',
    'Cursos',
    'Usuarios',
    'Slider',
    'Reportes',
    'Correos',
    'Papelera',
  ]);
  expect(menuFor(null).map((entry) => entry.path)).not.toContain('/usuarios');
});

test('an entry is marked on its screen and on the screens inside it', () => {
  const courses = {
    path: '/vercursos',
    label: 'Ver cursos',
    icon: 'layers',
    within: ['/leercurso'],
  } as const;
  expect(currentMark(courses, '/VerCursos/')).toBe('page');
  expect(currentMark(courses, '/leercurso')).toBe('true');
  expect(currentMark(courses, '/')).toBeUndefined();
  expect(currentMark({ path: '/', label: 'Inicio', icon: 'home' }, '/')).toBe('page');
});
