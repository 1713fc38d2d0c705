/** The most files that the clean-up takes without asking, as a number and as a share. */
const unasked = { files: 20, share: 0.05 };

/** The days for which taken files are set aside. */
export const keptDays = 30;

/**
 * True if an administrator must allow the clean-up (spec 6.7), because a database of another portal would name few of
 * the files. `allowed` is the number already allowed.
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
