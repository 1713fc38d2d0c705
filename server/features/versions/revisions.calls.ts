import type { Revision } from '../../../contract/revision.ts';
import { answer } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';

interface SavedVersion {
  version: number;
  title: string;
  isPublished?: boolean;
  savedAt: Date;
  savedBy: string | null;
}

/** A version under its wire names. */
const revisionFields = (row: SavedVersion): Revision => ({
  version: row.version,
  title: row.title,
  published: row.isPublished,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedBy,
});

/** The present version under its wire names, for the form that begins from it. */
export const storedFields = ({
  id,
  version,
  title,
  savedAt,
  savedBy,
}: Omit<SavedVersion, 'isPublished'> & { id: number }) => ({
  id,
  version,
  title,
  savedAt: savedAt.toISOString(),
  savedBy,
});

interface Versions<Row extends SavedVersion> {
  list(context: Context, id: number): Promise<SavedVersion[]>;
  find(context: Context, id: number, version: number): Promise<Row>;
  restore(
    context: Context,
    id: number,
    revision: number,
    version: number | undefined,
  ): Promise<{ version: number }>;
}

/** The handlers of `revisionCalls`; `textsOf` gives the texts of a version, of the row `id`, under their wire names. */
export const revisionHandlers = <Row extends SavedVersion, Texts>(
  versions: Versions<Row>,
  textsOf: (row: Row, of: { context: Context; id: number }) => Texts,
) => ({
  async getRevisions(context: Context, { id }: { id: number }) {
    return answer((await versions.list(context, id)).map(revisionFields));
  },
  async getRevision(context: Context, { id, version }: { id: number; version: number }) {
    const found = await versions.find(context, id, version);
    return answer({ ...revisionFields(found), ...textsOf(found, { context, id }) });
  },
  async restoreRevision(
    context: Context,
    input: { Id: number; Revision: number; Version?: number | undefined },
  ) {
    const saved = await versions.restore(context, input.Id, input.Revision, input.Version);
    return answer(saved, { message: 'La versión se restauró.' });
  },
});
