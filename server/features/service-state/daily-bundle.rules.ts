/** The bundles in DATA_DIR that stay, a day each. */
const dailyBundlesKept = 7;

/** The bundles in DATA_DIR take at most this share of what they and the free space are together. */
const greatestShare = 1 / 3;

const dayMilliseconds = 24 * 3_600_000;

/** A bundle that lies on the portal's own disk. */
interface DailyBundle {
  /** Its name at the place. */
  name: string;
  bytes: number;
  endedAt: Date;
  /** The name of the whole bundle on which it rests; null: it is whole. */
  base: string | null;
  isScheduled: boolean;
}

interface BundleRoom {
  freeBytes: number;
  /** All bundles that lie there, newest first. */
  held: readonly DailyBundle[];
  /** The next bundle, its bytes as far as they are known. */
  next: Pick<DailyBundle, 'bytes' | 'base'>;
}

const bytesOf = (bundles: readonly { bytes: number }[]) => bundles.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * How many nightly bundles may lie on the disk of the portal once the next one is made, that one counted: at most seven,
 * and with those on which they rest never more than a third of its free space; 0 = not even one, and none is made.
 */
export function bundlesThatFit({ freeBytes, held, next }: BundleRoom): number {
  const room = (freeBytes + bytesOf(held)) * greatestShare;
  if (next.bytes > freeBytes) return 0;
  const kept = new Map<string, number>([['', next.bytes]]);
  const keep = (name: string | null) => {
    const bundle = held.find((one) => one.name === name);
    if (bundle !== undefined) kept.set(bundle.name, bundle.bytes);
  };
  keep(next.base);
  let count = 0;
  for (const { name, base } of [{ name: '', base: next.base }, ...held.filter((one) => one.isScheduled)]) {
    keep(name);
    keep(base);
    if (count === dailyBundlesKept || bytesOf([...kept.values()].map((bytes) => ({ bytes }))) > room) break;
    count += 1;
  }
  return count;
}

/** The newest whole bundle of the last days, on which the next one may rest: once a week all files are copied again. */
export function baseFor<Bundle extends DailyBundle>(held: readonly Bundle[], now: Date): Bundle | undefined {
  const whole = held.find(({ base }) => base === null);
  const isRecent =
    whole !== undefined &&
    now.getTime() - whole.endedAt.getTime() < (dailyBundlesKept - 0.5) * dayMilliseconds;
  return isRecent ? whole : undefined;
}

/** The reason of a bundle that was not made, for administrators and the operator. */
export const noRoomReason = ({ freeBytes, next }: BundleRoom): string =>
  `la copia ocuparía unos ${megabytes(next.bytes)} MB y solo toma un tercio de lo libre, que son ${megabytes(freeBytes)} MB: libera disco o da otro lugar a las copias`;

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 ** 2);
