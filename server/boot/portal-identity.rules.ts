/** Instead of an id in files/portal.id: the folder was assigned to the database's portal. */
export const adoption = 'adopt';

/** The portal's identity in the database and in the folder. */
export interface Found {
  /** The portal's id; null if none was stored yet. */
  inDatabase: string | null;
  /** The content of files/portal.id; null without the file. */
  inFolder: string | null;
  /** False for a database that no portal was started on. */
  hasAccounts: boolean;
  hasFiles: boolean;
  /** True if the folder has any file that rows name; null if they name none. */
  hasNamedFiles: boolean | null;
}

/** 'same' = one portal, 'adopt' = they become one; the others are mismatches. */
export type Verdict =
  | 'same'
  | 'adopt'
  | 'otherPortal'
  | 'otherFolder'
  | 'otherDatabase'
  | 'newDatabase'
  | 'beingFilled'
  | 'movedAway';

/** Instead of an id while `files move` copies to a store, and after it has emptied one. */
export const moving = { to: (id: string) => `being filled ${id}`, from: (id: string) => `moved away ${id}` };

/**
 * Decides whether a database and a files folder belong to one portal (decision 0031). New portals, and those from
 * before ids, get an id unless files or rows show a mismatch.
 */
export function judge({ inDatabase, inFolder, hasAccounts, hasFiles, hasNamedFiles }: Found): Verdict {
  if (inFolder === adoption) return 'adopt';
  if (inFolder?.startsWith(moving.to('')) === true) return 'beingFilled';
  if (inFolder?.startsWith(moving.from('')) === true) return 'movedAway';
  if (inDatabase !== null && inFolder !== null) return inDatabase === inFolder ? 'same' : 'otherPortal';
  if (inDatabase !== null) return 'otherFolder';
  if (inFolder !== null) return hasAccounts ? 'otherDatabase' : 'newDatabase';
  if (hasAccounts) return hasNamedFiles === false ? 'otherFolder' : 'adopt';
  return hasFiles ? 'newDatabase' : 'adopt';
}

/** Why the portal does not start, with the cure: one line. */
export function refusalOf(
  verdict: Exclude<Verdict, 'same' | 'adopt'>,
  { place: files, setting }: { place: string; setting: string },
): string {
  const reason = {
    otherPortal: `the files in ${files} are another portal's than the database. Name the folder that belongs to it`,
    otherFolder: `the files of the database are not in ${files}. Name the folder that all its nodes share, or bring the files back that belong to it`,
    otherDatabase: `the files in ${files} are not those of this database, which is older or another portal's. Name the database that they belong to (DATABASE_URL), or bring both back from one backup`,
    newDatabase: `there are a portal's files in ${files}, and its database is empty or missing. Name the database that they belong to (DATABASE_URL), bring it back, or name an empty folder for a new portal`,
    beingFilled: `the files are still being moved to ${files}. Run npm run admin -- files move again, and until then start the portal on the store before`,
    movedAway: `the files were moved away from ${files}. Name the store that they are in now (S3_ENDPOINT and the others of S3, or none of them)`,
  }[verdict];
  return `${setting}: ${reason}. Only if both do belong together, write the word ${adoption} into ${files}/portal.id and start again.`;
}
