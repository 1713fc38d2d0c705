import type { CourseHome } from '../../../contract/courses/home-calls.ts';

/** The parts of a course, in their order (spec 2.16). */
export const courseTabs = [
  { name: 'contenido', label: 'Contenido', path: '/editcourse', count: 'moduleCount' },
  { name: 'preguntas', label: 'Preguntas', path: '/question', count: 'questionCount' },
  { name: 'material', label: 'Material', path: '/filecourse', count: 'fileCount' },
  { name: 'personas', label: 'Personas', path: '/resultados', count: 'peopleCount' },
  { name: 'estadisticas', label: 'Estadísticas', path: '/estadisticas', count: null },
  { name: 'certificado', label: 'Certificado', path: '/certificadocurso', count: null },
] as const satisfies readonly {
  name: string;
  label: string;
  path: string;
  count: keyof CourseHome | null;
}[];

export type CourseTab = (typeof courseTabs)[number]['name'];

export const tabHref = (name: CourseTab, id: number): string => {
  const { path } = courseTabs.find((tab) => tab.name === name) ?? courseTabs[0];
  return `${path}?id=${id}`;
};
