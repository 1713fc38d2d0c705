import { isIP } from 'node:net';
import { join, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import { isDatabaseUrl } from '../platform/database/address.ts';
import { isBucketAddress } from '../platform/files/bundle-store.ts';
import type { S3Access, S3Place } from '../platform/files/s3-client.ts';
import { ConfigError } from '../platform/process/start-refusal.ts';
import { warningsOf } from './setting-names.ts';

/**
 * The settings of the environment, which only this file reads (spec 13.2). A wrong value stops the start with one line
 * that names it.
 */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The folder of the build; another folder lets a second build be tried beside a running portal. */
  distDir: string;
  databaseUrl: string | undefined;
  /** The same database past a pooler in transaction mode, for what needs a session; undefined = there is no pooler. */
  databaseDirectUrl: string | undefined;
  /** A server that follows it, for lists, searches and reports; undefined = there is none. */
  databaseReplicaUrl: string | undefined;
  adminUsername: string;
  adminPassword: string | undefined;
  demo: boolean;
  /** Undefined = http://localhost:<the port it listens on>, with a warning. */
  publicUrl: string | undefined;
  timeZone: string;
  /** The operator's own key for signing certificates, PKCS#12; undefined = one of the portal's own. */
  certificateP12: string | undefined;
  certificateP12Password: string;
  /** The time stamping authority of certificates (RFC 3161); undefined = none. */
  tsaUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  contactEmail: string;
  secretKey: string | undefined;
  /** The one before it: its tokens and mails are still good. */
  secretKeyBefore: string | undefined;
  /** How long a stopping portal still answers while /readyz says that it is not ready. */
  drainSeconds: number;
  trustedProxies: string[];
  rateLimitFactor: number;
  logLevel: string;
  /** The bearer token that opens /metrics; undefined = there is no such page. */
  metricsToken: string | undefined;
  /** The receiver of spans; undefined = none are made. */
  otlpEndpoint: string | undefined;
  /** The share of traces that is kept, 0 to 1. */
  tracesShare: number;
  /** The bucket of files; undefined = they lie in DATA_DIR. */
  s3: S3Place | undefined;
  /** The folder of bundles, or 's3://bucket/prefix'; undefined = DATA_DIR/backups, and none is made by itself. */
  backupDir: string | undefined;
  /** The way to bundles in S3. */
  backupS3: S3Access | undefined;
  /** The scheduled bundles that stay. */
  backupKeep: { days: number; weeks: number; months: number };
  /** Encrypts bundles, and opens them. */
  backupPassphrase: string | undefined;
}

export { ConfigError };

const isTimeZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('es', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws on an unknown zone; the schema answers with the variable's own sentence.
    return false;
  }
};
const isNetwork = (text: string) => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return (
    family !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128)))
  );
};
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** '7 days, 4 weeks, 6 months' */
function countsOf(text: string): Config['backupKeep'] {
  const [days = 0, weeks = 0, months = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { days, weeks, months };
}
const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '',
        `a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and a host`,
      ),
    );
/** An address, alone or after a name; of this machine too, as a portal without mail has it. */
const isSender = (text: string) => /^(?:[^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/.test(text);
/** No address of another kind (S3://bucket, user@host:/folder), and no '~', which only a shell knows. */
const isFolder = (text: string) => text.trim() === text && !/^~|^[\w.@-]{2,}:|\p{Cc}/u.test(text);
/** Paths are appended to it unchanged. */
const isBase = (text: string) => !/[?#@]/.test(text);
const databaseUrl = z
  .string()
  .check(
    z.refine(
      isDatabaseUrl,
      'a URL starting with postgres://, with one host or several (postgres://user:password@one:5432,two:5432/portal), for writing (target_session_attrs=read-write)',
    ),
  );
const isOrigin = (text: string) => /^https?:\/\/[^/?#@]+\/?(?:\?sslmode=disable)?$/.test(text);
const origin = url('http:', 'https:').check(z.refine(isOrigin, 'a URL without path, query or user'));
const region = z.string().check(z.regex(/^[\w-]+$/, 'a name such as us-east-1'));
const flag = z.enum(['0', '1'], '0 or 1');

const environment = z.object({
  PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/, 'a port number, 0 for any'),
      z.refine((p) => Number(p) < 65_536, 'a port number below 65536'),
    ),
    '3000',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DIST_DIR: z._default(z.string(), join(import.meta.dirname, '../../dist')),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_URL_DIRECT: z.optional(databaseUrl),
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  ADMIN_USERNAME: z._default(
    z.string().check(z.regex(/^[\w.-]{3,40}$/, '3 to 40 letters, digits, dots or dashes')),
    'admin',
  ),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'at least 8 characters'))),
  DEMO: z.optional(flag),
  PUBLIC_URL: z.optional(
    url('http:', 'https:').check(z.refine(isBase, 'a URL without query, fragment or user')),
  ),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'an IANA time zone such as America/La_Paz')),
    'America/La_Paz',
  ),
  CERTIFICATE_P12: z.optional(z.string()),
  CERTIFICATE_P12_PASSWORD: z._default(z.string(), ''),
  TSA_URL: z.optional(url('http:', 'https:')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(
    z
      .string()
      .check(z.refine(isSender, 'an e-mail address, or a name and one: Aula <aula@instituto.example>')),
    'Aula Previsional <no-responder@localhost>',
  ),
  CONTACT_EMAIL: z._default(z.string().check(z.email('an e-mail address')), 'informacion@instituto.example'),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  SECRET_KEY_BEFORE: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  DRAIN_SECONDS: z._default(z.string().check(z.regex(/^\d$/, 'seconds from 0 to 9')), '0'),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine((text) => listOf(text).every(isNetwork), 'IP addresses or networks such as 10.0.0.0/8'),
      ),
    '',
  ),
  RATE_LIMIT_FACTOR: z._default(
    z.string().check(z.refine((n) => Number(n) > 0 && Number.isFinite(Number(n)), 'a number above 0')),
    '1',
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'at least 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.string().check(z.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a share from 0 to 1, such as 0.1')),
    '1',
  ),
  S3_ENDPOINT: z.optional(origin),
  S3_REGION: z._default(region, 'us-east-1'),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, '3 to 63 small letters, digits, dots or dashes')),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PREFIX: z._default(
    z
      .string()
      .check(z.regex(/^[\w-]+(?:\/[\w-]+)*\/?$/, 'folders of letters, digits and dashes, such as aula')),
    '',
  ),
  S3_PATH_STYLE: z._default(flag, '1'),
  S3_DOWNLOAD_ENDPOINT: z.optional(origin),
  BACKUP_DIR: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isBucketAddress(text) || isFolder(text),
          'a folder, or an address such as s3://bucket/aula',
        ),
      ),
  ),
  BACKUP_S3_ENDPOINT: z.optional(origin),
  BACKUP_S3_REGION: z.optional(region),
  BACKUP_S3_ACCESS_KEY_ID: z.optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  BACKUP_S3_PATH_STYLE: z.optional(flag),
  BACKUP_KEEP: z._default(
    z
      .string()
      .check(z.regex(/^[1-9]\d? days, \d{1,2} weeks, \d{1,3} months$/, 'such as 7 days, 4 weeks, 6 months')),
    '7 days, 4 weeks, 6 months',
  ),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'at least 12 characters'))),
});

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of what names a bucket, or nothing of it: files must not lie where nobody meant them to. */
function bucketOf(e: z.infer<typeof environment>): S3Place | undefined {
  const given = s3Names.find((name) => e[name] !== undefined);
  if (given === undefined) return undefined;
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map((name) => {
    if (e[name] === undefined)
      throw new ConfigError(
        `${name}: expected a value, because ${given} is set: files lie in S3 or in DATA_DIR`,
      );
    return e[name];
  });
  return {
    ...{ endpoint: originOf(endpoint), bucket, accessKeyId, secretAccessKey },
    region: e.S3_REGION,
    prefix: e.S3_PREFIX === '' ? '' : `${e.S3_PREFIX.replace(/\/$/, '')}/`,
    isPathStyle: e.S3_PATH_STYLE === '1',
    downloadEndpoint: e.S3_DOWNLOAD_ENDPOINT === undefined ? undefined : originOf(e.S3_DOWNLOAD_ENDPOINT),
    settings: {
      endpoint: 'S3_ENDPOINT',
      region: 'S3_REGION',
      bucket: 'S3_BUCKET',
      accessKeyId: 'S3_ACCESS_KEY_ID',
      secretAccessKey: 'S3_SECRET_ACCESS_KEY',
    },
  };
}

/** The way to bundles in S3: that of files, but for what is set apart. */
function backupAccessOf(e: z.infer<typeof environment>): S3Access | undefined {
  const nameOf = (name: 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY' | 'PATH_STYLE') =>
    e[`BACKUP_S3_${name}`] === undefined && e[`S3_${name}`] !== undefined
      ? (`S3_${name}` as const)
      : (`BACKUP_S3_${name}` as const);
  const settings = {
    endpoint: nameOf('ENDPOINT'),
    region: nameOf('REGION'),
    bucket: 'BACKUP_DIR',
    accessKeyId: nameOf('ACCESS_KEY_ID'),
    secretAccessKey: nameOf('SECRET_ACCESS_KEY'),
  } as const;
  const needed = [settings.endpoint, settings.accessKeyId, settings.secretAccessKey];
  const missing = needed.find((name) => e[name] === undefined);
  if (missing !== undefined) {
    const given = isBucketAddress(e.BACKUP_DIR ?? '') ? 'BACKUP_DIR' : needed.find((name) => e[name]);
    if (given === undefined) return undefined;
    throw new ConfigError(`${missing}: expected a value, because ${given} is set: bundles lie in S3`);
  }
  const [endpoint = '', accessKeyId = '', secretAccessKey = ''] = needed.map((name) => e[name]);
  return {
    ...{ endpoint: originOf(endpoint), accessKeyId, secretAccessKey, settings },
    region: e.BACKUP_S3_REGION ?? e.S3_REGION,
    isPathStyle: (e.BACKUP_S3_PATH_STYLE ?? e.S3_PATH_STYLE) === '1',
  };
}

/** A folder as a whole path, an address of S3 as it is. */
function placeOf(dir: string | undefined): string | undefined {
  if (dir === undefined) return undefined;
  return isBucketAddress(dir) ? dir.replace(/\/$/, '') : resolve(dir);
}

/** The folders of DATA_DIR in which a bundle would be taken for something else. */
const ownFolders = ['postgres', 'files', 'uploads', 'signing'];
const isWithin = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);

const originOf = (text: string) => text.replace(/\/?(?:\?sslmode=disable)?$/, '');

/** Warnings about the names in the environment: a misspelt one is not read, and nothing else tells. */
export const settingWarnings = (names: readonly string[]): string[] =>
  warningsOf(names, Object.keys(environment.shape));

/**
 * Reads and checks the environment; an empty variable counts as unset. Throws ConfigError. An empty DATABASE_URL is
 * refused: what was to name the database was lost on the way, and a portal on a new one of its own is not what was asked
 * for.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (env['DATABASE_URL']?.trim() === '')
    throw new ConfigError(
      'DATABASE_URL: it is set but empty: expected a URL, or no such variable for the embedded database',
    );
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: expected ${issue?.message}`);
  }
  const e = parsed.data;
  if (e.DATABASE_URL_DIRECT !== undefined && e.DATABASE_URL === undefined)
    throw new ConfigError(
      'DATABASE_URL_DIRECT: expected only beside a DATABASE_URL that leads through a pooler to the same database',
    );
  if (e.DATABASE_REPLICA_URL !== undefined && e.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_REPLICA_URL: expected only beside the DATABASE_URL that it follows');
  const [dataDir, backupDir] = [resolve(e.DATA_DIR), placeOf(e.BACKUP_DIR)];
  if (backupDir !== undefined && ownFolders.some((name) => isWithin(join(dataDir, name), backupDir)))
    throw new ConfigError(
      `BACKUP_DIR: expected a folder outside of DATA_DIR, not ${backupDir}, which is for other files`,
    );
  return {
    port: Number(e.PORT),
    host: e.HOST,
    dataDir,
    distDir: resolve(e.DIST_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_URL_DIRECT,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    adminUsername: e.ADMIN_USERNAME,
    adminPassword: e.ADMIN_PASSWORD,
    demo: e.DEMO === undefined ? e.DATABASE_URL === undefined : e.DEMO === '1',
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    timeZone: e.TIME_ZONE,
    certificateP12: e.CERTIFICATE_P12,
    certificateP12Password: e.CERTIFICATE_P12_PASSWORD,
    tsaUrl: e.TSA_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    contactEmail: e.CONTACT_EMAIL,
    secretKey: e.SECRET_KEY,
    secretKeyBefore: e.SECRET_KEY_BEFORE,
    drainSeconds: Number(e.DRAIN_SECONDS),
    trustedProxies: listOf(e.TRUSTED_PROXIES),
    rateLimitFactor: Number(e.RATE_LIMIT_FACTOR),
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: Number(e.OTEL_TRACES_SAMPLER_ARG),
    s3: bucketOf(e),
    backupDir,
    backupS3: backupAccessOf(e),
    backupKeep: countsOf(e.BACKUP_KEEP),
    backupPassphrase: e.BACKUP_PASSPHRASE,
  };
}
