import type { Role } from '../../contract/caller.ts';
import { calculatorNames } from '../../contract/pension/calculator-names.ts';
import type { IconName } from '../components/display/icon.tsx';

/** An entry of the menu. `within` lists further paths that belong to it and keep it marked. */
export type MenuEntry = { path: string; label: string; icon: IconName; within?: readonly string[] };

const openMenu: readonly MenuEntry[] = [
  { path: '/', label: 'Inicio', icon: 'home' },
  {
    path: '/vercursos',
    label: 'Ver cursos',
    icon: 'layers',
    within: ['/leercurso', '/leermodulos', '/vercomomiembro'],
  },
  { path: '/lsistemapension', label: 'Sistema de pensiones', icon: 'shield' },
  { path: '/leerleyreglamento', label: 'Leyes y reglamentos', icon: 'scale' },
  { path: '/vervideo', label: 'Videos', icon: 'play' },
  { path: '/articulos', label: 'Artículos', icon: 'news', within: ['/leerarticulo'] },
  { path: '/contact', label: 'Contacto', icon: 'mail' },
  {
    path: '/calculadoras',
    label: 'Calculadoras',
    icon: 'chart',
    within: calculatorNames.map((name) => `/calculadoras/${name}`),
  },
  { path: '/temas', label: 'Temas', icon: 'question', within: ['/tema'] },
  { path: '/glosario', label: 'Glosario', icon: 'book' },
  { path: '/datos', label: 'Datos del país', icon: 'info' },
];

/** The groups of the administrators' menu, in their order. */
const menuGroups = ['Contenido', 'Personas', 'Portal'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** An entry of the administrators' menu. `group` is undefined for 'Inicio', which stands above the groups. */
type AdminMenuEntry = MenuEntry & { group: MenuGroup | undefined };

const adminMenu: readonly AdminMenuEntry[] = [
  { path: '/inicio', group: undefined, label: 'Inicio', icon: 'home' },
  { path: '/category', group: 'Contenido', label: 'Categorías', icon: 'tag' },
  {
    path: '/listarticle',
    group: 'Contenido',
    label: 'Artículos',
    icon: 'news',
    within: ['/addarticle', '/editarticle', '/imagearticulo', '/revisiones'],
  },
  { path: '/video', group: 'Contenido', label: 'Videos', icon: 'play' },
  { path: '/sistemapension', group: 'Contenido', label: 'Sistema de pensiones', icon: 'shield' },
  { path: '/leyreglamento', group: 'Contenido', label: 'Leyes y reglamentos', icon: 'scale' },
  {
    path: '/course',
    group: 'Contenido',
    label: 'Cursos',
    icon: 'layers',
    within: [
      '/addcourse',
      '/editcourse',
      '/question',
      '/filecourse',
      '/imageupload',
      '/revisionescurso',
      '/intentos',
      '/intento',
      '/resultados',
      '/estadisticas',
      '/certificadocurso',
    ],
  },
  {
    path: '/usuarios',
    group: 'Personas',
    label: 'Usuarios',
    icon: 'users',
    within: ['/editusuario', '/usuarios/importar', '/persona', '/grupos'],
  },
  { path: '/imageslider', group: 'Contenido', label: 'Slider', icon: 'slides' },
  { path: '/parametros', group: 'Contenido', label: 'Datos del país', icon: 'globe' },
  { path: '/rutas', group: 'Contenido', label: 'Rutas', icon: 'flag', within: ['/versionesruta'] },
  { path: '/report', group: 'Personas', label: 'Reportes', icon: 'chart' },
  {
    path: '/certificados',
    group: 'Personas',
    label: 'Certificados',
    icon: 'award',
    within: ['/disenocertificado'],
  },
  { path: '/mensajes', group: 'Personas', label: 'Mensajes', icon: 'inbox' },
  { path: '/comentarios', group: 'Personas', label: 'Comentarios', icon: 'chat' },
  { path: '/opiniones', group: 'Personas', label: '¿Te sirvió?', icon: 'check-circle' },
  { path: '/correos', group: 'Portal', label: 'Correos', icon: 'mail' },
  { path: '/papelera', group: 'Portal', label: 'Papelera', icon: 'trash' },
  {
    path: '/ajustes',
    group: 'Portal',
    label: 'Ajustes',
    icon: 'sliders',
    within: ['/ajustes/paginas'],
  },
  { path: '/auditoria', group: 'Portal', label: 'Auditoría', icon: 'history' },
  { path: '/estado', group: 'Portal', label: 'Estado', icon: 'pulse' },
  { path: '/editartemas', group: 'Contenido', label: 'Temas', icon: 'question', within: ['/versionestema'] },
  {
    path: '/terminos',
    group: 'Contenido',
    label: 'Glosario',
    icon: 'book',
    within: ['/versionestermino'],
  },
];

/** The menu of a role: the administrators' own, or the one shared by members and visitors (spec 2.3). */
export function menuFor(role: Role): readonly MenuEntry[] {
  return role === 'admin' ? adminMenu : openMenu;
}

/** The administrators' menu as a column: 'Inicio', then each group with its entries. */
export const groupedMenu = () => ({
  above: adminMenu.filter(({ group }) => group === undefined),
  groups: menuGroups.map((name) => ({ name, entries: adminMenu.filter(({ group }) => group === name) })),
});

/** The target of 'Inicio': the home page, or the administrators' start page. */
export const startOf = (role: Role): string => (role === 'admin' ? '/inicio' : '/');

const withoutSlash = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The entry that a path belongs to: its own, or one that has it within. */
export const entryOf = (role: Role, path: string): MenuEntry | undefined =>
  menuFor(role).find((entry) => currentMark(entry, path) !== undefined);

/**
 * The mark of an entry on `path`: 'page' on its own screen, 'true' on one within it, otherwise undefined. Case and a
 * trailing slash are ignored; an unknown address is in no entry.
 */
export function currentMark(entry: MenuEntry, path: string): 'page' | 'true' | undefined {
  const here = withoutSlash(path);
  if (here === withoutSlash(entry.path)) return 'page';
  return entry.within?.includes(here) ? 'true' : undefined;
}
