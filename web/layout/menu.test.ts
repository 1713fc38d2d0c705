import { expect, test } from 'vitest';
import { currentMark, entryOf, groupedMenu, isInFold, menuFor, startOf } from './menu.ts';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

test('visitors and members share a menu: the prescribed entries, and one that opens on the ways of their own case', () => {
  expect(menuFor('open')).toBe(menuFor('member'));
  const { above, fold } = menuFor('open');
  expect(labels(above)).toEqual([
    'Inicio',
    'Ver cursos',
    'Sistema de pensiones',
    'Leyes y reglamentos',
    'Videos',
    'Artículos',
    'Contacto',
  ]);
  expect(fold.label).toBe('Mi caso');
  expect(labels(fold.entries)).toEqual(['Rutas', 'Temas', 'Calculadoras', 'Glosario', 'Datos del país']);
  expect([...above, ...fold.entries].map(({ path }) => path)).not.toContain('/usuarios');
});

test('administrators have their own menu: the ten prescribed entries in sight, all others in the fold', () => {
  const { above, fold } = menuFor('admin');
  expect(labels(above)).toEqual([
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
  ]);
  expect(labels(fold.entries)).toEqual([
    'Datos del país',
    'Rutas',
    'Temas',
    'Glosario',
    'Certificados',
    'Mensajes',
    'Cartas',
    'Anuncios',
    'Comentarios',
    '¿Te sirvió?',
    'Lo que se busca',
    'Correos',
    'Papelera',
    'Ajustes',
    'Auditoría',
    'Estado',
  ]);
});

test('the column of the administration groups what the fold holds, each entry once and in its order', () => {
  const { above, groups } = groupedMenu();
  expect(groups.map(({ name }) => name)).toEqual(['Contenido', 'Personas', 'Portal']);
  expect(above).toEqual(menuFor('admin').above);
  expect(groups.flatMap(({ entries }) => entries)).toEqual(menuFor('admin').fold.entries);
});

test.each([
  ['/ruta', true],
  ['/TEMA/', true],
  ['/calculadoras/cuanto-recibire', true],
  ['/glosario', true],
  ['/datos', true],
  ['/articulos', false],
  ['/', false],
])('the fold is marked on its own screens and on no other: %s', (path, isMarked) => {
  expect(isInFold(menuFor('open').fold, path)).toBe(isMarked);
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
