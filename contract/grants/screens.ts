import type { GrantRole } from './grants.ts';

/**
 * The screens of the administration that each role opens besides (spec 4.7), by their paths; all others are
 * administrators'.
 */
const screensOfRoles: Readonly<Record<GrantRole, readonly string[]>> = {
  redactor: [
    '/listarticle',
    '/addarticle',
    '/editarticle',
    '/imagearticulo',
    '/revisiones',
    '/category',
    '/video',
    '/sistemapension',
    '/leyreglamento',
    '/textoley',
    '/versionesley',
    '/leyescitadas',
    '/course',
    '/addcourse',
    '/editcourse',
    '/filecourse',
    '/imageUpload',
    '/revisionescurso',
    '/imageslider',
    '/parametros',
    '/rutas',
    '/versionesruta',
    '/editartemas',
    '/versionestema',
    '/terminos',
    '/versionestermino',
    '/loquesebusca',
    '/notratamos',
  ],
  lector: ['/report'],
};

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0]?.toLowerCase().replace(/\/+$/, '') ?? '';

const openedBy = new Map<string, GrantRole[]>();
for (const [role, paths] of Object.entries(screensOfRoles) as [GrantRole, readonly string[]][])
  for (const path of paths) openedBy.set(pathOf(path), [...(openedBy.get(pathOf(path)) ?? []), role]);

/** The roles besides that open an administrators' screen. */
export const rolesOfScreen = (path: string): readonly GrantRole[] => openedBy.get(pathOf(path)) ?? [];

/** True if somebody with these roles opens the address; `undefined` stands for administrators, who open all. */
export const opensScreen = (roles: readonly GrantRole[] | undefined, href: string): boolean =>
  roles === undefined || rolesOfScreen(href).some((role) => roles.includes(role));

/** The screen on which the work of somebody with these roles begins. */
export const startOfRoles = (roles: readonly GrantRole[]): string | undefined => {
  const [first] = roles;
  return first && screensOfRoles[first][0];
};

/** Administrators' own screens to which those of the roles link. */
const linkedBesides: readonly string[] = [
  '/question',
  '/vercomomiembro',
  '/intentos',
  '/resultados',
  '/estadisticas',
  '/certificadocurso',
  '/grupos',
  '/usuarios',
  '/persona',
];

/**
 * The screens that a viewer may not open: of an administrator none. Browsers load it with every screen, so it does not know
 * the menu.
 */
export const closedTo =
  ({ role, grants = [] }: { role: 'member' | 'admin'; grants?: readonly GrantRole[] }) =>
  (href: string): boolean => {
    if (role === 'admin') return false;
    const path = pathOf(href);
    return (openedBy.has(path) || linkedBesides.includes(path)) && !opensScreen(grants, path);
  };
