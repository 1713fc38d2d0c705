const place = '#resultados';

/** The address that opens 'Resultados de varios cursos', with a group chosen if `group` is its number. */
export const coursesFileHref = (group: string | undefined): string =>
  /^\d+$/.test(group ?? '') ? `/grupos${place}-${group}` : `/grupos${place}`;

/** The group of such an address's last part; null = everybody, undefined = it opens no window. */
export function groupOfHash(hash: string): { id: number } | null | undefined {
  const [, id] = /^#resultados(?:-(\d+))?$/.exec(hash) ?? [undefined, undefined];
  if (id !== undefined) return { id: Number(id) };
  return hash === place ? null : undefined;
}
