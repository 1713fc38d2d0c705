import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, rowId } from '../fields.ts';

/** Good, worth a look, or failing now or soon. */
const level = z.enum(['ok', 'attention', 'trouble']);
export type StateLevel = z.infer<typeof level>;

/** The reason for the failure of a bundle or rehearsal, as the operator reads it, and its time. */
const failure = z.nullable(z.object({ at: z.string(), reason: z.string() }));

/** A bundle that was made and not removed. */
const storedBundle = z.object({
  id: z.int(),
  at: z.string(),
  bytes: z.number(),
  isEncrypted: z.boolean(),
});
export type StoredBundle = z.infer<typeof storedBundle>;

const serviceState = z.object({
  /** The time of all figures. */
  checkedAt: z.string(),
  database: z.object({
    level,
    milliseconds: z.int(),
    bytes: z.number(),
    /** The replica for lists and reports; null = none. `lagSeconds` is null if it does not follow. */
    replica: z.nullable(z.object({ lagSeconds: z.nullable(z.number()) })),
  }),
  /** The disk of DATA_DIR; null = not measured yet. */
  disk: z.object({
    level,
    space: z.nullable(z.object({ freeBytes: z.number(), sizeBytes: z.number() })),
    /** The instant at which it is full at the pace of the last month; null = it does not fill, or nobody can tell yet. */
    fullAt: z.nullable(z.string()),
  }),
  mail: z.object({
    level,
    hasServer: z.boolean(),
    sentToday: z.int(),
    failed: z.int(),
    waiting: z.int(),
    /** The age of the oldest. */
    oldestSeconds: z.int(),
  }),
  backup: z.object({
    level,
    /** A nightly bundle goes to BACKUP_DIR. */
    isScheduled: z.boolean(),
    isEncrypted: z.boolean(),
    isRunning: z.boolean(),
    last: z.nullable(z.object({ at: z.string(), bytes: z.number() })),
    /** The last run, if it failed. */
    failure,
    /** Newest first. */
    bundles: z.array(storedBundle),
  }),
  rehearsal: z.object({
    level,
    isRunning: z.boolean(),
    last: z.nullable(z.object({ at: z.string(), rows: z.int(), files: z.int() })),
    failure,
  }),
  /** The key that signs certificates; null = it cannot be read. */
  signingKey: z.object({ level, validTo: z.nullable(z.string()) }),
  nodes: z.object({
    level,
    nodes: z.array(
      z.object({ name: z.string(), version: z.string(), seenAt: z.string(), isAnswering: z.boolean() }),
    ),
  }),
  jobs: z.object({ level, waiting: z.int(), oldestSeconds: z.int() }),
  version: z.object({
    level,
    portal: z.string(),
    node: z.string(),
    postgres: z.string(),
    migrations: z.int(),
  }),
  /** The last ninety days: the first known instant, and the times without any node. */
  availability: z.object({
    from: z.string(),
    /** Hundredths of a percent: 9998 = 99.98 %. */
    share: z.int(),
    outages: z.array(z.object({ from: z.string(), until: z.string() })),
  }),
});
export type ServiceState = z.infer<typeof serviceState>;

/** The checks, in the order of the screen. */
export const serviceChecks = [
  'database',
  'disk',
  'backup',
  'rehearsal',
  'mail',
  'signingKey',
  'jobs',
  'nodes',
  'version',
] as const satisfies readonly (keyof ServiceState)[];
export type ServiceCheck = (typeof serviceChecks)[number];

/** The state of the service (spec 13.15). */
export const estado = {
  get: endpoint({
    method: 'GET',
    path: 'Estado/Get',
    who: 'admin',
    summary:
      'The state of the service: database, disk, backup, mail, key, nodes, jobs, and the last ninety days',
    input: z.object({}),
    output: serviceState,
  }),
  backUp: endpoint({
    method: 'POST',
    path: 'Estado/BackUp',
    who: 'admin',
    summary: 'Begins a bundle of the whole portal; one at a time',
    input: z.object({}),
    output: done,
  }),
  rehearse: endpoint({
    method: 'POST',
    path: 'Estado/Rehearse',
    who: 'admin',
    summary: 'Begins to restore the newest bundle into a scratch place; one at a time',
    input: z.object({}),
    output: done,
  }),
  getBundleLink: endpoint({
    method: 'POST',
    path: 'Estado/GetBundleLink',
    who: 'admin',
    needsFreshSignIn: true,
    summary:
      'An address from which a browser downloads a bundle for an hour, while its session lasts; who asks is recorded',
    input: z.object({ Id: rowId() }),
    output: z.object({ url: z.string() }),
  }),
  downloadBundle: endpoint({
    method: 'GET',
    path: 'Estado/DownloadBundle',
    who: 'admin',
    needsFreshSignIn: true,
    file: ['tar', 'age'],
    summary: 'A bundle of the whole portal, as it was stored; parts of it by Range',
    input: z.object({ id: rowId() }),
    output: z.any(),
  }),
};
