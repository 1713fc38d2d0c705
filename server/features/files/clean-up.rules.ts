/** The most files that the clean-up takes without asking, as a number and as a share. */
const unasked = { files: 20, share: 0.05 };

/** The days for which taken files are set aside. */
export const keptDays = 30;

/**
 * True if an administrator has to allow the clean-up (spec 6.7), because a database that does not belong to the files
 * names few of them. `allowed` is the number that somebody has allowed already.
 */
export function isTooMany({
  unnamed,
  all,
  allowed,
}: {
  unnamed: number;
  all: number;
  allowed: number;
}): boolean {
  const more = unnamed - allowed;
  return more > unasked.files && more > all * unasked.share;
}
