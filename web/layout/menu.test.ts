import { expect, test } from 'vitest';
import { currentMark, entryOf, groupedMenu, menuFor, startOf } from './menu.ts';

test('administrators have their own menu, members and visitors share one', () => {
  expect(menuFor('open')).toBe(menuFor('member'));
  expect(menuFor('admin').map((entry) => entry.path)).toContain('/usuarios');
  expect(menuFor('admin').map((entry) => entry.label)).toEqual([
    'Inicio',
    'Categorías',
    'Artículos',
    'Videos',
    'Sistema de pensiones',
    'Leyes y reglamentos',
    'Cursos',
    'Usuarios',
    'Slider',
    'Datos del país',
    'Rutas',
    'Reportes',
    'Certificados',
    'Mensajes',
    'Comentarios',
    '¿Te sirvió?',
    'Correos',
    'Papelera',
    'Ajustes',
    'Auditoría',
    'Estado',
    'Temas',
    'Glosario',
  ]);
  expect(menuFor('open').map((entry) => entry.path)).not.toContain('/usuarios');
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

test('each role has its own start, and a path the entry that lists such things, if any', () => {
  expect([startOf('open'), startOf('member'), startOf('admin')]).toEqual(['/', '/', '/inicio']);
  expect([entryOf('open', '/LeerCurso/')?.path, entryOf('admin', '/question')?.path]).toEqual([
    '/vercursos',
    '/course',
  ]);
  expect([entryOf('open', '/nada'), entryOf('open', '')?.path]).toEqual([undefined, '/']);
});

test('the administrators’ groups hold every entry once, in the order of the menu', () => {
  const { above, groups } = groupedMenu();
  expect(above.map(({ path }) => path)).toEqual(['/inicio']);
  expect(groups.map(({ name }) => name)).toEqual(['Contenido', 'Personas', 'Portal']);
  const grouped = groups.flatMap(({ entries }) => entries);
  expect(new Set([...above, ...grouped])).toEqual(new Set(menuFor('admin')));
  expect(above.length + grouped.length).toBe(menuFor('admin').length);
  expect(groups.map(({ entries }) => entries.map(({ label }) => label).includes('Usuarios'))).toEqual([
    false,
    true,
    false,
  ]);
});
