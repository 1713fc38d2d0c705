import type { Role } from '../../../contract/caller.ts';

/** Where a module is read: visitors read about its course, and how to get in. */
export const moduleHref = (courseId: number, place: number, role: Role): string =>
  role === 'open' ? `/leercurso/?id=${courseId}` : `/leermodulos?id=${courseId}#modulo-${place}`;
