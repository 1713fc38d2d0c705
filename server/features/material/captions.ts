import { readFile } from 'node:fs/promises';
import { fileKinds, type ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { captionsProblem } from '../../../contract/material/captions.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import * as queries from './material.queries.ts';
import { storeMaterial } from './store-material.ts';

/**
 * Sets the captions of a video; old ones stay on disk until the clean-up. Refuses (404) unknown material, (400) a
 * document, (415) a file that is not WebVTT, (400) captions without words.
 */
export async function setCaptions(context: Context, fileId: number, received: ReceivedFile): Promise<void> {
  const found = foundRow(await queries.findFile(context.db, fileId));
  if (found.type !== 'mp4') throw new Refusal('notVideo');
  const problem = captionsProblem(await readFile(received.path));
  if (problem === 'other') throw fileRefusal('wrongFileKind', { taken: fileKinds.captions.taken });
  if (problem === 'broken') throw fileRefusal('badCaptions');
  const name = await storeMaterial(context, received.path, 'vtt');
  await transaction(context, async (inside) => {
    if ((await queries.setCaptions(inside.db, fileId, name)) === undefined) throw new Refusal('notFound');
    const changes = changesOf({ captions: found.captions }, { captions: name });
    await recordAudit(inside, 'course_file.change', `course_file:${fileId}`, changes);
  });
}
