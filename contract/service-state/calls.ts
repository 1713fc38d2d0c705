import * as z from 'zod/mini';
import { passphraseLength } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { done, requiredLine, rowId, tooLong } from '../fields.ts';

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
  /** False: it has the rows and what was new of the files, and is restored with the whole one beside it. */
  isWhole: z.boolean(),
});
export type StoredBundle = z.infer<typeof storedBundle>;

/** Typed where a bundle is not encrypted; it leaves encrypted with it. */
export const bundlePassphrase = z
  .string('Escribe una contraseña para la copia.')
  .check(
    z.minLength(passphraseLength.min, `Usa ${passphraseLength.min} caracteres o más.`),
    z.maxLength(passphraseLength.max, tooLong(passphraseLength.max)),
  );

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
    isEncrypted: z.boolean(),
    isRunning: z.boolean(),
    /** Where bundles go: why nothing can be written there, and whether it is on the disk of DATA_DIR. */
    place: z.object({ problem: z.nullable(z.string()), isOnDataDisk: z.boolean() }),
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
  /** `failed` gave up: nobody tries them again unasked. */
  jobs: z.object({ level, waiting: z.int(), oldestSeconds: z.int(), failed: z.int() }),
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

/** The kinds of stored files and of rows. */
export const fileKinds = [
  'articles',
  'courses',
  'slider',
  'material',
  'laws',
  'certificates',
  'other',
] as const;
export const rowKinds = [
  'content',
  'courses',
  'exams',
  'people',
  'certificates',
  'letters',
  'documents',
  'audit',
  'other',
] as const;

const usedSpace = z.object({
  /** The files are on this disk; else in a bucket. */
  areFilesHere: z.boolean(),
  files: z.array(z.object({ kind: z.enum(fileKinds), count: z.int(), bytes: z.number() })),
  rows: z.array(z.object({ kind: z.enum(rowKinds), bytes: z.number() })),
  /** The bundles that were made and not removed, wherever they are. */
  bundles: z.object({ count: z.int(), bytes: z.number() }),
});
export type UsedSpace = z.infer<typeof usedSpace>;

/** The jobs of one task that are due, running, or failed. */
const queuedJobs = z.object({
  task: z.string(),
  running: z.int(),
  waiting: z.int(),
  /** Failed, and tried again by themselves at `nextAt`. */
  retried: z.int(),
  failed: z.int(),
  since: z.string(),
  nextAt: z.nullable(z.string()),
  /** The first line of the last error, for the operator. */
  lastError: z.nullable(z.string()),
});
export type QueuedJobs = z.infer<typeof queuedJobs>;

/** A version that began to run, or the steps that the database took on a day. */
const update = z.object({ at: z.string(), version: z.nullable(z.string()), steps: z.int() });

const recentChanges = z.object({
  updates: z.array(update),
  /** The latest changes of settings and the like, in words; `id` is the line of the audit. */
  actions: z.array(z.object({ id: z.int(), at: z.string(), by: z.string(), said: z.string() })),
});
export type RecentChanges = z.infer<typeof recentChanges>;

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
  getUsedSpace: endpoint({
    method: 'GET',
    path: 'Estado/GetUsedSpace',
    who: 'admin',
    summary: 'The bytes that each kind of file and of row takes, the largest kind first',
    input: z.object({}),
    output: usedSpace,
  }),
  getChanges: endpoint({
    method: 'GET',
    path: 'Estado/GetChanges',
    who: 'admin',
    summary:
      'The versions that began to run, the days on which the database changed, and what administrators changed of the portal, newest first',
    input: z.object({}),
    output: recentChanges,
  }),
  getQueue: endpoint({
    method: 'GET',
    path: 'Estado/GetQueue',
    who: 'admin',
    summary: 'The jobs that are due, running or failed, by task; what failed first',
    input: z.object({}),
    output: z.array(queuedJobs),
  }),
  retry: endpoint({
    method: 'POST',
    path: 'Estado/Retry',
    who: 'admin',
    effect: 'none',
    summary: 'Begins the failed jobs of a task again at once',
    input: z.object({ Task: requiredLine('Di qué tarea se intenta otra vez.', 100) }),
    output: done,
  }),
  backUp: endpoint({
    method: 'POST',
    path: 'Estado/BackUp',
    who: 'admin',
    effect: 'none',
    summary: 'Begins a bundle of the whole portal; one at a time',
    input: z.object({}),
    output: done,
  }),
  rehearse: endpoint({
    method: 'POST',
    path: 'Estado/Rehearse',
    who: 'admin',
    effect: 'none',
    summary: 'Begins to restore the newest bundle into a scratch place; one at a time',
    input: z.object({}),
    output: done,
  }),
  getBundleLink: endpoint({
    method: 'POST',
    path: 'Estado/GetBundleLink',
    who: 'admin',
    effect: 'export',
    summary:
      'An address from which a browser downloads a bundle for an hour, while its session lasts; one that is not encrypted takes a Passphrase, twice, and leaves encrypted; who asks is recorded',
    input: z.object({
      Id: rowId(),
      Passphrase: z.optional(bundlePassphrase),
      PassphraseAgain: z.optional(z.string()),
    }),
    output: z.object({ url: z.string() }),
  }),
  downloadBundle: endpoint({
    method: 'GET',
    path: 'Estado/DownloadBundle',
    who: 'admin',
    effect: 'export',
    file: ['age'],
    summary:
      'A bundle of the whole portal, encrypted; parts of it by Range. One that was stored without encryption opens only by its link',
    input: z.object({ id: rowId(), key: z.optional(z.string().check(z.maxLength(300))) }),
    output: z.any(),
  }),
};
