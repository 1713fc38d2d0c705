import type { Revision } from '../../../contract/revision.ts';

interface SavedVersion {
  version: number;
  title: string;
  isPublished: boolean;
  savedAt: Date;
  savedBy: string | null;
}

/** A version under its wire names. */
export const revisionFields = (row: SavedVersion): Revision => ({
  version: row.version,
  title: row.title,
  published: row.isPublished,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedBy,
});
