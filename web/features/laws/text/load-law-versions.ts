import type { Api } from '../../../../contract/index.ts';
import { notFound } from '../../../../contract/refusals/requests.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { idOf, type Query } from '../../../lib/page/screen.ts';
import type { LawVersionsData } from './law-versions-page.tsx';

/** The versions of a law's text, and the chosen one. Refuses (404) a law without a text. */
export async function loadLawVersions(api: Api, query: Query): Promise<LawVersionsData> {
  const id = idOf(query);
  const version = idOf(query, 'version');
  const [text, revisions, chosen] = await Promise.all([
    api.leyTexto.getToEdit({ id }),
    api.leyTexto.getRevisions({ id }),
    version === 0 ? null : api.leyTexto.getRevision({ id, version }),
  ]);
  if (text.data === null) throw new ApiRefusal(404, notFound.message, 'error');
  return { text: text.data, revisions: revisions.data, chosen: chosen === null ? null : chosen.data };
}
