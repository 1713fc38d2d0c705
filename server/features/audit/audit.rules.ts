import { createHash } from 'node:crypto';
import type { AuditAction } from '../../../contract/audit-log/actions.ts';

type Scalar = string | number | boolean | null;

/** The permanent part of an event: row ids and plain values, no names and no written text. */
export type Details = { [name: string]: Scalar | readonly Scalar[] | Details };

type Changes = { before: Details; after: Details };

/** The part with a shorter retention, because it is about a person or written freely. */
export interface Personal {
  /** The person it is about: it is deleted with the account. Null = nobody in particular. */
  accountId: number | null;
  content: Details;
}

export const personalDays = 730;
/** The trigger of migration 0038 refuses to delete younger events. */
export const eventDays = 3660;

/**
 * The actions of which all administrators are told by mail, the actor too: what a stolen token is after (spec 5.7). Others
 * depend on whom they are about, and are told by their use case.
 */
export const toldActions: ReadonlySet<AuditAction> = new Set([
  'account.delete',
  'account.link',
  'account.lostPhone',
  'account.secondStepRule',
  'account.timeFactor',
  'attempt.reopened',
  'export.audit',
  'export.certificateFiles',
  'export.certificates',
  'export.import',
  'export.results',
  'export.users',
  'group.delete',
  'group.merge',
  'legal.change',
  'letter.send',
  'people.run',
  'trash.delete',
]);

/** Longer texts are recorded by their length; versions keep them whole. */
const shownAtMost = 100;

/** Compares two states of a row for the trail. */
export function changesOf(before: object, after: object): Changes {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => is.get(name) !== undefined && shown(was.get(name)) !== shown(is.get(name)),
  );
  const of = (row: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, brief(row.get(name))]));
  return { before: of(was), after: of(is) };
}

/** Names what a save does in the trail. */
export function publishing(before: { isPublished?: boolean }, after: { isPublished?: boolean }) {
  if (before.isPublished === after.isPublished) return 'change';
  return after.isPublished ? 'publish' : 'unpublish';
}

export const hasChanges = ({ after }: Changes): boolean => Object.keys(after).length > 0;

const shown = (value: unknown): string => JSON.stringify(value ?? null);

function brief(value: unknown): Scalar {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : shown(value);
  return text.length <= shownAtMost ? text : `(${text.length})`;
}

export const beginning = Buffer.alloc(32);

/** Hashes an event at its place; the hash covers everything before it. */
export function eventHash(position: number, digest: Buffer, previous: Buffer): Buffer {
  const lines = [position, digest.toString('hex'), previous.toString('hex')].join('\n');
  return createHash('sha256').update(lines).digest();
}
