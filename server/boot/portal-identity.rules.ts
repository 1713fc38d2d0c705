/** A word in place of an id in files/portal.id: the folder is assigned to the database's portal. */
export const adoption = 'adopt';

/** The portal's identity in the database and in the folder. */
export interface Found {
  /** The portal's id; null where none was given yet. */
  inDatabase: string | null;
  /** The content of files/portal.id; null = there is none. */
  inFolder: string | null;
  /** False of a database that no portal was started on. */
  hasAccounts: boolean;
  /** True if the folder holds any file. */
  hasFiles: boolean;
  /** True if the folder holds any of the files that rows name; null where they name none. */
  hasNamedFiles: boolean | null;
}

/** 'same' = one portal, 'adopt' = to be made one; the others say why database and folder are no portal together. */
export type Verdict =
  | 'same'
  | 'adopt'
  | 'otherPortal'
  | 'otherFolder'
  | 'otherDatabase'
  | 'newDatabase'
  | 'beingFilled'
  | 'movedAway';

/** In place of an id while `files move` copies to a store, and once it has copied all from one. */
export const moving = { to: (id: string) => `being filled ${id}`, from: (id: string) => `moved away ${id}` };

/**
 * Judges if a database and a folder of files belong to one portal (decision 0031). New portals, and those from before
 * ids, are given one, unless files or rows show that they do not belong together.
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
