import type { Revision } from '../../../contract/revision.ts';
import { idOf, type Query } from '../page/screen.ts';
import type { StoredVersion } from './version-author.ts';

/** A text with its saved versions. */
export interface LoadedVersions<Present extends StoredVersion, Chosen extends StoredVersion> {
  present: Present;
  revisions: Revision[];
  /** The version to compare with the current one; null = none chosen. */
  chosen: Chosen | null;
}

interface VersionCalls<Present, Chosen> {
  getToEdit(input: { id: number }): Promise<{ data: Present }>;
  getRevisions(input: { id: number }): Promise<{ data: Revision[] }>;
  getRevision(input: { id: number; version: number }): Promise<{ data: Chosen }>;
}

/** The versions of the row that `id` names, and that one of them that `version` names. */
export async function loadVersions<Present extends StoredVersion, Chosen extends StoredVersion>(
  calls: VersionCalls<Present, Chosen>,
  query: Query,
): Promise<LoadedVersions<Present, Chosen>> {
  const id = idOf(query);
  const version = idOf(query, 'version');
  const [present, revisions, chosen] = await Promise.all([
    calls.getToEdit({ id }),
    calls.getRevisions({ id }),
    version === 0 ? null : calls.getRevision({ id, version }),
  ]);
  return { present: present.data, revisions: revisions.data, chosen: chosen?.data ?? null };
}

export const versionsTitle = ({ chosen }: { chosen: StoredVersion | null }): string =>
  chosen === null ? 'Versiones' : `Versión ${chosen.version}`;
