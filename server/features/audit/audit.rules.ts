import { createHash } from 'node:crypto';

type Scalar = string | number | boolean | null;

/** What the trail says of an event: numbers of rows and plain values, nothing that people wrote or are called. */
export type Details = { [name: string]: Scalar | readonly Scalar[] | Details };

/** Fields that were changed, as they were and as they are. */
type Changes = { before: Details; after: Details };

/** What has an end of its own, because it is about a person or written freely. */
export interface Personal {
  /** Whom it is about: it goes with the account. Null = nobody in particular. */
  accountId: number | null;
  content: Details;
}

export const personalDays = 730;
/** The trigger of migration 0038 lets nothing younger go. */
export const eventDays = 3660;

/** A text beyond this is told by its length: versions have it whole. */
const shownAtMost = 100;

/** The fields that differ between two states of a row, for the trail. */
export function changesOf(before: object, after: object): Changes {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => is.get(name) !== undefined && shown(was.get(name)) !== shown(is.get(name)),
  );
  const of = (row: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, brief(row.get(name))]));
  return { before: of(was), after: of(is) };
}

/** What a save does, in the words of the trail. */
export function publishing(before: { isPublished: boolean }, after: { isPublished: boolean }) {
  if (before.isPublished === after.isPublished) return 'change';
  return after.isPublished ? 'publish' : 'unpublish';
}

/** Whether something differs. */
export const hasChanges = ({ after }: Changes): boolean => Object.keys(after).length > 0;

const shown = (value: unknown): string => JSON.stringify(value ?? null);

function brief(value: unknown): Scalar {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : shown(value);
  return text.length <= shownAtMost ? text : `(${text.length})`;
}

/** The hash before the first event. */
export const beginning = Buffer.alloc(32);

/** The hash of an event at its place, which closes over everything before it. */
export function eventHash(position: number, digest: Buffer, previous: Buffer): Buffer {
  const lines = [position, digest.toString('hex'), previous.toString('hex')].join('\n');
  return createHash('sha256').update(lines).digest();
}
