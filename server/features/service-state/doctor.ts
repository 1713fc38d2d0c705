import type { ServiceCheck, ServiceState, StateLevel } from '../../../contract/service-state/calls.ts';
import type { Context } from '../../context/context.ts';
import { isOffset } from '../../platform/clock.ts';
import { isBucketWithoutPassphrase, placeOfBundles } from '../../platform/files/bundle-place.ts';
import { openMailer } from '../../platform/mail.ts';
import { checkRegister } from '../certificates/register/check-register.ts';
import { findMissingFiles } from '../files/missing-files.ts';
import { serverWords } from '../mail/mail.rules.ts';
import { getServiceState } from './service-state.ts';

/** A line of the doctor: the check, its state, and the remedy. */
export interface Finding {
  level: StateLevel;
  line: string;
}

const missingNamed = 5;
const size = (bytes: number) =>
  bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** The operator's words for each check of /estado; a good result needs no remedy. */
const lines: Record<Exclude<ServiceCheck, 'nodes'>, (state: ServiceState) => [line: string, cure: string]> = {
  database: ({ database: { milliseconds, bytes, replica } }) => [
    `the database answers in ${milliseconds} ms and takes ${size(bytes)}${replica === null ? '' : `, its replica is ${replica.lagSeconds ?? '?'} s behind`}`,
    replica === null
      ? 'its disk or its processor is busy; look what else runs there'
      : 'its disk or its processor is busy, or DATABASE_REPLICA_URL leads to no standby of it that follows',
  ],
  disk: ({ disk: { space, fullAt } }) => [
    space === null
      ? 'the disk of DATA_DIR was not looked at'
      : `the disk of DATA_DIR has ${size(space.freeBytes)} of ${size(space.sizeBytes)} free${fullAt === null ? '' : `, and is full on ${fullAt.slice(0, 10)} at its pace`}`,
    'make room: nothing is saved once it is full',
  ],
  backup: ({ backup: { last, failure, place } }) => [
    [
      failure === null
        ? `${last === null ? 'there is no bundle yet' : `the newest bundle is of ${last.at}`}, one is made every night`
        : `the last backup failed at ${failure.at}: ${failure.reason}`,
      ...(place.problem === null ? [] : [`nothing can be written where bundles go: ${place.problem}`]),
      ...(place.isOnDataDisk ? ['bundles lie on the disk of DATA_DIR, and are lost with it'] : []),
    ].join('; '),
    bundleCure(place),
  ],
  rehearsal: ({ rehearsal: { last, failure } }) => [
    failure === null
      ? last === null
        ? 'no bundle was tried yet'
        : `a bundle was last tried at ${last.at}`
      : `the last bundle that was tried cannot be restored (${failure.at}): ${failure.reason}`,
    'npm run restore -- <bundle> --check',
  ],
  mail: ({ mail: { hasServer, failed, waiting } }) => [
    hasServer ? `${waiting} letters wait, ${failed} failed` : 'there is no mail server',
    hasServer ? '/correos says why each did not go out' : 'set SMTP_URL, or activate accounts by hand',
  ],
  signingKey: ({ signingKey: { validTo } }) => [
    validTo === null ? 'the key that signs certificates cannot be used' : `the signing key ends ${validTo}`,
    'set CERTIFICATE_P12 to another; docs/operating.md says how',
  ],
  jobs: ({ jobs: { waiting, oldestSeconds, failed } }) => [
    `${waiting} jobs wait, the oldest for ${oldestSeconds} s; ${failed} gave up`,
    "is a portal running? 'Ver la cola' at /estado says which job fails, and why",
  ],
  version: ({ version: { portal, node, postgres, migrations } }) => [
    `portal ${portal}, Node.js ${node}, PostgreSQL ${postgres}, ${migrations} migrations`,
    '',
  ],
};

function bundleCure({ problem, isOnDataDisk }: ServiceState['backup']['place']): string {
  if (problem !== null) return 'let the user of the portal write there, or set BACKUP_DIR to another place';
  return isOnDataDisk
    ? 'set BACKUP_DIR to another disk or a bucket: one is made there every night'
    : 'npm run backup shows why';
}

/**
 * Runs every check of the console (spec 13.15): those of /estado, the settings that a public portal needs, every file
 * that a row names, the register of certificates, the mail server.
 */
export async function examine(context: Context): Promise<Finding[]> {
  await context.bundlePlace.prove();
  const state = await getServiceState(context);
  const checks = (Object.keys(lines) as (keyof typeof lines)[]).map((check): Finding => {
    const { level } = state[check];
    const [line, cure] = lines[check](state);
    return { level, line: level === 'ok' ? line : `${line}: ${cure}` };
  });
  return [
    ...checks,
    nodesOf(state),
    clockOf(context),
    ...settingsOf(context),
    ...(await foundInFull(context)),
  ];
}

function nodesOf({ nodes: { nodes } }: ServiceState): Finding {
  const silent = nodes.filter(({ isAnswering }) => !isAnswering);
  if (nodes.length === 0) return { level: 'ok', line: 'no portal runs on this database' };
  return silent.length === 0
    ? { level: 'ok', line: `running: ${nodes.map(({ name }) => name).join(', ')}` }
    : {
        level: 'attention',
        line: silent
          .map(
            ({ name, seenAt }) =>
              `${name} gave no sign since ${seenAt}: start it, or wait a day if it is gone`,
          )
          .join('; '),
      };
}

function clockOf({ clock }: Context): Finding {
  const seconds = clock.offsetSeconds();
  return isOffset(seconds)
    ? {
        level: 'attention',
        line: `this machine's clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's: let chrony set it`,
      }
    : { level: 'ok', line: "this machine's clock goes with the database's" };
}

function settingsOf({ config, settings, publicUrl }: Context): Finding[] {
  const found: Finding[] = [];
  if (config.publicUrl === undefined)
    found.push({ level: 'attention', line: `links in mails lead to ${publicUrl}: set PUBLIC_URL` });
  else if (!publicUrl.startsWith('https:'))
    found.push({
      level: 'attention',
      line: `${publicUrl} is not encrypted: put a proxy with TLS before it, and https in PUBLIC_URL`,
    });
  else found.push({ level: 'ok', line: `people come to ${publicUrl}` });
  if (settings.contact === null)
    found.push({
      level: 'attention',
      line: 'the institute has no contact address: write it at /ajustes, or set CONTACT_EMAIL',
    });
  if (config.smtpUrl !== undefined && /@localhost>?$/.test(config.mailFrom))
    found.push({
      level: 'attention',
      line: `letters come from ${config.mailFrom}, which mail servers refuse: set MAIL_FROM`,
    });
  if (isBucketWithoutPassphrase(config))
    found.push({
      level: 'attention',
      line: `bundles stay in ${placeOfBundles(config)}, on the same disk: set BACKUP_PASSPHRASE, without which none goes to ${config.backupDir}`,
    });
  else if (config.backupPassphrase === undefined)
    found.push({
      level: 'attention',
      line: 'bundles hold keys and data of people in the clear: set BACKUP_PASSPHRASE',
    });
  return found;
}

async function foundInFull(context: Context): Promise<Finding[]> {
  const { named, missing } = await findMissingFiles(context, missingNamed);
  const register = await checkRegister(context);
  const found: Finding[] = [
    missing.length === 0
      ? { level: 'ok', line: `all ${named} files that rows name are there` }
      : { level: 'trouble', line: `files that rows name are missing, restore them: ${missing.join(', ')}` },
    register.trouble === null
      ? { level: 'ok', line: `the register of certificates holds, ${register.entries} entries` }
      : { level: 'trouble', line: `the register of certificates breaks at ${register.trouble}` },
  ];
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return found;
  const reason = await openMailer(smtpUrl)
    .verify()
    .then(() => null, serverWords);
  found.push(
    reason === null
      ? { level: 'ok', line: 'the mail server answers' }
      : { level: 'trouble', line: `the mail server of SMTP_URL does not answer: ${reason}` },
  );
  return found;
}
