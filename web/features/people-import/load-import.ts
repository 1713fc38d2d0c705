import type {
  PeopleImport,
  PeopleImportLine,
  PeopleImportRow,
} from '../../../contract/calls/people-import.ts';
import type { Api } from '../../../contract/index.ts';
import { courseChoices } from '../../lib/lists/course-choices.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';

export const linesShown = 50;

export interface ImportData {
  /** Null = a file is to be chosen. */
  import: PeopleImport | null;
  lines: PeopleImportLine[];
  linesTotal: number;
  /** The imports of before, to go on with. */
  recent: PeopleImportRow[];
  courses: Awaited<ReturnType<typeof courseChoices>>;
}

/** The step of an import, by its id in the address; without one, the choice of a file. */
export async function loadImport(api: Api, query: Query): Promise<ImportData> {
  const Id = idOf(query);
  if (Id === 0) {
    const { data } = await api.usuario.getImports({ Page: 1, PageSize: 5 });
    return { import: null, lines: [], linesTotal: 0, recent: data, courses: [] };
  }
  const [found, lines, courses] = await Promise.all([
    api.usuario.getImport({ Id }),
    api.usuario.getImportLines({ Id, Page: 1, PageSize: linesShown }),
    courseChoices(api, 'published'),
  ]);
  return { import: found.data, lines: lines.data, linesTotal: lines.total ?? 0, recent: [], courses };
}
