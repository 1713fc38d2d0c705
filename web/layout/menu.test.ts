import { expect, test } from 'vitest';
import { currentMark, entryOf, menuFor, startOf } from './menu.ts';

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

test('each role has its own start, and a path the entry that lists such things, if any', () => {
  const admin = { name: 'Rosa', role: 'admin' } as const;
  expect([startOf(null), startOf({ name: 'Ana', role: 'member' }), startOf(admin)]).toEqual([
    ...['/', '/', '/inicio'],
  ]);
  expect([entryOf(null, '/LeerCurso/')?.path, entryOf(admin, '/question')?.path]).toEqual([
    ...['/vercursos', '/course'],
  ]);
  expect([entryOf(null, '/nada'), entryOf(null, '')?.path]).toEqual([undefined, '/']);
});
