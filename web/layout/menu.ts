import type { Role } from '../../contract/caller.ts';
import type { GrantRole } from '../../contract/grants/grants.ts';
import { opensScreen } from '../../contract/grants/screens.ts';
import { calculatorNames } from '../../contract/pension/calculator-names.ts';
import type { IconName } from '../components/display/icon.tsx';

/** An entry of the menu. `within` lists further paths that belong to it and keep it marked; `hint` says what is there. */
export type MenuEntry = {
  path: string;
  label: string;
  icon: IconName;
  hint?: string;
  within?: readonly string[];
};

/** The last entry of a menu, which opens on those that were not prescribed. */
export type MenuFold = { label: string; icon: IconName; entries: readonly MenuEntry[] };

/** A menu: the prescribed entries, always in sight, and the fold after them. */
type Menu = { above: readonly MenuEntry[]; fold: MenuFold };

const openEntries: readonly MenuEntry[] = [
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
];

/** The visitor's own case: ways, answers and figures. */
const caseEntries: readonly MenuEntry[] = [
  { path: '/ruta', label: 'Rutas', icon: 'flag', hint: 'Pasos, papeles y plazos de cada caso' },
  {
    path: '/temas',
    label: 'Temas',
    icon: 'question',
    hint: 'Preguntas con su respuesta corta',
    within: ['/tema'],
  },
  {
    path: '/calculadoras',
    label: 'Calculadoras',
    icon: 'calculator',
    hint: 'Cuentas con tus números',
    within: calculatorNames.map((name) => `/calculadoras/${name}`),
  },
  { path: '/glosario', label: 'Glosario', icon: 'book', hint: 'Palabras difíciles, en fácil' },
  { path: '/datos', label: 'Datos del país', icon: 'globe', hint: 'Edades, montos y plazos de hoy' },
];

/** The groups of the administrators' menu that stand after the prescribed entries, in their order. */
const menuGroups = ['Contenido', 'Personas', 'Portal'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** An entry of the administrators' menu. `group` is undefined for the ten prescribed ones, which are always in sight. */
type AdminMenuEntry = MenuEntry & { group?: MenuGroup };

const adminMenu: readonly AdminMenuEntry[] = [
  { path: '/inicio', label: 'Inicio', icon: 'home' },
  { path: '/category', label: 'Categorías', icon: 'tag' },
  {
    path: '/listarticle',
    label: 'Artículos',
    icon: 'news',
    within: ['/addarticle', '/editarticle', '/imagearticulo', '/revisiones'],
  },
  { path: '/video', label: 'Videos', icon: 'play' },
  { path: '/sistemapension', label: 'Sistema de pensiones', icon: 'shield' },
  { path: '/leyreglamento', label: 'Leyes y reglamentos', icon: 'scale' },
  {
    path: '/course',
    label: 'Cursos',
    icon: 'layers',
    within: [
      '/addcourse',
      '/editcourse',
      '/question',
      '/ajustesexamen',
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
    label: 'Usuarios',
    icon: 'users',
    within: ['/editusuario', '/usuarios/importar', '/persona', '/grupos', '/quienpuedeque', '/rol'],
  },
  { path: '/imageslider', label: 'Slider', icon: 'slides' },
  { path: '/report', label: 'Reportes', icon: 'chart' },
  { path: '/parametros', group: 'Contenido', label: 'Datos del país', icon: 'globe' },
  { path: '/rutas', group: 'Contenido', label: 'Rutas', icon: 'flag', within: ['/versionesruta'] },
  { path: '/editartemas', group: 'Contenido', label: 'Temas', icon: 'question', within: ['/versionestema'] },
  {
    path: '/terminos',
    group: 'Contenido',
    label: 'Glosario',
    icon: 'book',
    within: ['/versionestermino'],
  },
  {
    path: '/certificados',
    group: 'Personas',
    label: 'Certificados',
    icon: 'award',
    within: ['/disenocertificado'],
  },
  { path: '/mensajes', group: 'Personas', label: 'Mensajes', icon: 'inbox' },
  { path: '/cartas', group: 'Personas', label: 'Cartas', icon: 'send', within: ['/carta'] },
  { path: '/anuncios', group: 'Personas', label: 'Anuncios', icon: 'sound' },
  {
    path: '/comentarios',
    group: 'Personas',
    label: 'Comentarios',
    icon: 'chat',
    within: ['/comentarios/preguntas'],
  },
  { path: '/opiniones', group: 'Personas', label: '¿Te sirvió?', icon: 'check-circle' },
  {
    path: '/loquesebusca',
    group: 'Personas',
    label: 'Lo que se busca',
    icon: 'search',
    within: ['/notratamos', '/loquesebusca/palabras'],
  },
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
];

const ofGroup = (group: MenuGroup | undefined) => adminMenu.filter((entry) => entry.group === group);

/**
 * The administrators' menu as a column: the prescribed entries, then each group with the others; of members with roles
 * besides (spec 4.7) only what these open.
 */
export const groupedMenu = (grants?: readonly GrantRole[]) => {
  const opened = (group: MenuGroup | undefined) =>
    ofGroup(group).filter(({ path }) => opensScreen(grants, path));
  return {
    above: opened(undefined),
    groups: menuGroups
      .map((name) => ({ name, entries: opened(name) }))
      .filter(({ entries }) => entries.length > 0),
  };
};

const menus: Record<'admin' | 'open', Menu> = {
  admin: {
    above: ofGroup(undefined),
    fold: { label: 'Más', icon: 'more', entries: menuGroups.flatMap(ofGroup) },
  },
  open: { above: openEntries, fold: { label: 'Mi caso', icon: 'pin', entries: caseEntries } },
};

/** The menu of a role: the administrators' own, or the one shared by members and visitors (spec 2.3). */
export const menuFor = (role: Role): Menu => menus[role === 'admin' ? 'admin' : 'open'];

/** The target of 'Inicio': the home page, or the administrators' start page. */
export const startOf = (role: Role): string => (role === 'admin' ? '/inicio' : '/');

const withoutSlash = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The entry that a path belongs to: its own, or one that has it within. */
export const entryOf = (role: Role, path: string): MenuEntry | undefined => {
  const { above, fold } = menuFor(role);
  return [...above, ...fold.entries].find((entry) => currentMark(entry, path) !== undefined);
};

/** True if `path` belongs to an entry of the fold. */
export const isInFold = ({ entries }: MenuFold, path: string): boolean =>
  entries.some((entry) => currentMark(entry, path) !== undefined);

/**
 * The mark of an entry on `path`: 'page' on its own screen, 'true' on one within it, otherwise undefined. Case and a
 * trailing slash are ignored; an unknown address is in no entry.
 */
export function currentMark(entry: MenuEntry, path: string): 'page' | 'true' | undefined {
  const here = withoutSlash(path);
  if (here === withoutSlash(entry.path)) return 'page';
  return entry.within?.includes(here) ? 'true' : undefined;
}
