/** How many files the clean-up takes without asking: as many as this, or as large a share. */
const unasked = { files: 20, share: 0.05 };

/** What it took lies apart for so long. */
export const keptDays = 30;

/**
 * Whether an administrator has to let the clean-up go on (spec 6.7): a database that is not the files' own names few of
 * them. `allowed` is how many somebody has let it take already.
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
