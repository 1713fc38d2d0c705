import type { Api } from '../../../contract/index.ts';
import type {
  PeopleImport,
  PeopleImportLine,
  PeopleImportRow,
} from '../../../contract/people-import/calls.ts';
import { courseChoices } from '../../lib/lists/course-choices.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';

export const linesShown = 50;

export interface ImportData {
  /** Null = a file must be chosen. */
  import: PeopleImport | null;
  lines: PeopleImportLine[];
  linesTotal: number;
  /** Earlier imports, to continue. */
  recent: PeopleImportRow[];
  courses: readonly CourseChoice[];
  /** The course in which the imported people are enrolled. Null = none in the address, or one that takes nobody. */
  course: CourseChoice | null;
}

export type CourseChoice = Awaited<ReturnType<typeof courseChoices>>[number];

/** The step of the import in the address; without one, the choice of a file. */
export async function loadImport(api: Api, query: Query): Promise<ImportData> {
  const Id = idOf(query);
  const published = await courseChoices(api, 'published');
  const course = published.find(({ value }) => value === idOf(query, 'course')) ?? null;
  // the chosen one first, so that its tick is in sight
  const courses = published.toSorted((one, other) => Number(other === course) - Number(one === course));
  if (Id === 0) {
    const { data } = await api.usuario.getImports({ Page: 1, PageSize: 5 });
    return { import: null, lines: [], linesTotal: 0, recent: data, courses, course };
  }
  const [found, lines] = await Promise.all([
    api.usuario.getImport({ Id }),
    api.usuario.getImportLines({ Id, Page: 1, PageSize: linesShown }),
  ]);
  return { import: found.data, lines: lines.data, linesTotal: lines.total ?? 0, recent: [], courses, course };
}
