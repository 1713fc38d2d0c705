/** The address of an import, or of the choice of a file; it names the course where its people are enrolled. */
export function importHref(id: number | null, courseId: number | null): string {
  const words = {
    ...(id !== null && { id: String(id) }),
    ...(courseId !== null && { course: String(courseId) }),
  };
  const query = new URLSearchParams(words).toString();
  return `/usuarios/importar${query === '' ? '' : `?${query}`}`;
}
