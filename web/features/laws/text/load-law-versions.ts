import type { Api } from '../../../../contract/index.ts';
import type { LawRevision, LawToEdit } from '../../../../contract/laws/text-calls.ts';
import { notFound } from '../../../../contract/request-refusals.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import type { Query } from '../../../lib/page/screen.ts';
import { loadVersions } from '../../../lib/versions/load-versions.ts';

/** The versions of a law's text, and the chosen one. Refuses (404) a law without a text. */
export const loadLawVersions = (api: Api, query: Query) => {
  const { getRevisions, getRevision } = api.leyTexto;
  return loadVersions<LawToEdit, LawRevision>({ getToEdit, getRevisions, getRevision }, query);

  async function getToEdit(input: { id: number }): Promise<{ data: LawToEdit }> {
    const { data } = await api.leyTexto.getToEdit(input);
    if (data === null) throw new ApiRefusal(404, notFound.message, 'error');
    return { data };
  }
};
