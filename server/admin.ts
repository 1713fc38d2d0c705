import { readFileSync, writeFileSync } from 'node:fs';
import { visitor } from '../contract/caller.ts';
import { withoutCodes } from '../contract/certificates/code.ts';
import { Refusal } from '../contract/refusal.ts';
import { moveFiles } from './boot/move-files.ts';
import { openPortal } from './boot/open-portal.ts';
import { runCommand } from './boot/start-failure.ts';
import type { Config } from './context/config.ts';
import { readConsoleConfig } from './context/console-config.ts';
import { type Context, contextOf } from './context/context.ts';
import { endSecondStepFromConsole } from './features/accounts/factor/lost-phone.ts';
import { resetFromConsole } from './features/accounts/recovery/console-reset.ts';
import { chainEvents, checkChain } from './features/audit/chain.ts';
import { compareDocument } from './features/certificates/forget-documents.ts';
import { checkRegister } from './features/certificates/register/check-register.ts';
import { exportablePem, sealOfNodes } from './features/certificates/signers/signer.ts';
import { listSigners, withdrawSigner } from './features/certificates/signers/withdraw-signer.ts';
import { examine } from './features/service-state/doctor.ts';
import { ownerOnly } from './platform/files/owner-only.ts';
import { openLog } from './platform/log.ts';
import { ConfigError, StartRefusal } from './platform/process/start-refusal.ts';
import { pkcs12Of } from './platform/signing/signing-key.ts';

let config: Config | undefined;

/**
 * The console (spec 13.1), also beside a running portal: `reset <username>` sets and prints a new password,
 * `second-step-off <username>` turns the second step of a sign-in off, `doctor`
 * lists problems, `register` and `audit` verify the register of certificates and the audit's chain, `files move` moves
 * files between disk and S3, `signer` lists and withdraws signing keys.
 */
async function run(words: readonly string[]): Promise<number> {
  const [name = '', ...given] = words;
  if (name === 'files' && given[0] === 'move' && given.length === 2) return move(given[1]);
  const command = commands[name === 'signer' ? `signer ${given.shift() ?? ''}` : name];
  if (command === undefined || given.length < command.fewest || given.length > command.most) {
    process.stderr.write(usage);
    return 2;
  }
  config = readConsoleConfig(process.env);
  const log = openLog('error', withoutCodes);
  const { portal, close } = await openPortal(config, { log, mayMake: false });
  try {
    return await command.run(contextOf(portal, visitor), ...given);
  } finally {
    await close();
  }
}

const usage = `Usage: npm run admin -- reset <username>
       npm run admin -- second-step-off <username>
       npm run admin -- reset-database --yes
       npm run admin -- doctor
       npm run admin -- register [<export.csv>]
       npm run admin -- audit
       npm run admin -- document <code> <number>
       npm run admin -- files move <s3 | disk>
       npm run admin -- signer list
       npm run admin -- signer export <file.p12>
       npm run admin -- signer revoke <id> [<since, 2026-11-24>]
`;

interface Command {
  /** The number of its arguments. */
  fewest: number;
  most: number;
  run(context: Context, ...words: string[]): Promise<number>;
}

const commands: Record<string, Command> = {
  reset: { fewest: 1, most: 1, run: resetPassword },
  'second-step-off': { fewest: 1, most: 1, run: turnSecondStepOff },
  doctor: { fewest: 0, most: 0, run: printFindings },
  register: { fewest: 0, most: 1, run: compareRegister },
  audit: { fewest: 0, most: 0, run: compareAudit },
  document: { fewest: 2, most: 2, run: compareShown },
  'signer list': { fewest: 0, most: 0, run: printSigners },
  'signer export': { fewest: 1, most: 1, run: exportSigner },
  'signer revoke': { fewest: 1, most: 2, run: revokeSigner },
};

/** Runs every check that needs no portal, the worst result first; exit code 1 if one fails. */
async function printFindings(context: Context): Promise<number> {
  const found = await examine(context);
  const signs = { trouble: 'FAILS', attention: 'look ', ok: 'ok   ' } as const;
  for (const level of ['trouble', 'attention', 'ok'] as const)
    for (const finding of found.filter((each) => each.level === level))
      process.stdout.write(`${signs[level]} ${finding.line}\n`);
  return found.some(({ level }) => level === 'trouble') ? 1 : 0;
}

/** Lists the signing keys: first use, validity of the certificate, and withdrawal. */
async function printSigners(context: Context): Promise<number> {
  for (const signer of await listSigners(context)) {
    const state =
      signer.withdrawnAt === null ? 'trusted' : `withdrawn since ${signer.withdrawnAt.toISOString()}`;
    const [used, until] = [signer.firstUsedAt, signer.validTo].map((at) => at.toISOString().slice(0, 10));
    process.stdout.write(
      `${signer.fingerprint}\n  ${signer.subject}; first used ${used}, valid to ${until}; ${state}\n`,
    );
  }
  return 0;
}

/** Writes the key that signs into a file that every node takes as CERTIFICATE_P12. */
async function exportSigner(context: Context, file: string): Promise<number> {
  const { certificateP12, certificateP12Password } = context.config;
  const pem = await exportablePem(context);
  if (pem === undefined)
    throw new ConfigError(
      certificateP12 === undefined
        ? 'DATA_DIR: there is no signing key here yet: start the portal once.'
        : `CERTIFICATE_P12: ${certificateP12} is that file already.`,
    );
  if (certificateP12Password === '')
    throw new ConfigError('CERTIFICATE_P12_PASSWORD: expected, to encrypt the file with.');
  writeFileSync(file, await pkcs12Of(pem, certificateP12Password), { mode: ownerOnly.file, flag: 'wx' });
  process.stdout.write(`${file} holds the key that signs certificates. Give it to every node: CERTIFICATE_P12 names it, and
CERTIFICATE_P12_PASSWORD stays as it is. Who has both signs in the name of the institute.
`);
  return 0;
}

/** Withdraws a key from now or an earlier day on: a thief can backdate signatures, so every later one is invalid. */
async function revokeSigner(context: Context, id: string, since?: string): Promise<number> {
  const at = since === undefined ? context.clock.now() : new Date(`${since}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) {
    process.stderr.write(`${since} is no day: write it as 2026-11-24.\n`);
    return 2;
  }
  const done = await withdrawSigner(context, id, at);
  if ('refusal' in done) {
    process.stderr.write(`Not withdrawn: ${done.refusal}.\n`);
    return 1;
  }
  process.stdout.write(`Withdrawn since ${at.toISOString()}: ${done.fingerprint}
Certificates that it signed before stay valid, and /verificar says so; later ones are not believed: issue them again.
If it is the key of today, nothing is signed until the portal has another: ${
    sealOfNodes(context.config) === undefined
      ? 'set CERTIFICATE_P12, or move\nDATA_DIR/signing/certificates.pem away, and start again.'
      : 'stop all nodes, and start them again.'
  }
`);
  return 0;
}

/** Recomputes the register of certificates and compares it with an earlier export. */
async function compareRegister(context: Context, copy = ''): Promise<number> {
  const kept = copy === '' ? [] : readCopy(copy);
  const { entries, head, trouble } = await checkRegister(context, kept);
  process.stdout.write(`${entries} entries hold; the newest is ${head}\n`);
  if (trouble === null) return 0;
  process.stderr.write(`The register breaks at ${trouble}.\n`);
  return 1;
}

function readCopy(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch (error) {
    throw new StartRefusal(`The copy of the register cannot be read: ${String(error)}`);
  }
}

/** Recomputes the audit's hash chain. Its newest hash, noted elsewhere, reveals a rewritten chain. */
async function compareAudit(context: Context): Promise<number> {
  await chainEvents(context);
  const { events, head, trouble } = await checkChain(context);
  process.stdout.write(`${events} events hold; the newest is ${head}\n`);
  if (trouble === null) return 0;
  process.stderr.write(`The audit breaks at ${trouble}.\n`);
  return 1;
}

/** Tells whether a certificate was issued for a given document, also after its account was deleted. */
async function compareShown(context: Context, code: string, number: string): Promise<number> {
  const isSame = await compareDocument(context, code, number).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (isSame === undefined) process.stderr.write('There is no certificate with that code.\n');
  else if (isSame === null) process.stdout.write('That certificate has no document number.\n');
  else
    process.stdout.write(isSame ? 'It is the document of that certificate.\n' : 'It is another document.\n');
  return isSame === true ? 0 : 1;
}

/** Moves all files into S3 or back; exit code 1 while a node still runs on the old store. */
async function move(target: string | undefined): Promise<number> {
  config = readConsoleConfig(process.env);
  const { copied, already, from, to, running } = await moveFiles(
    config,
    openLog('error', withoutCodes),
    target,
  );
  process.stdout.write(
    `${copied} files were copied from ${from} to ${to}, ${already} were there already; each was read back and compared.\n`,
  );
  if (running.length > 0) {
    process.stdout.write(
      `Still running: ${running.join(', ')}. Stop the portal and run this again: it takes what was added.\n`,
    );
    return 1;
  }
  const settings = target === 's3' ? 'with the same S3_ settings' : 'without the S3_ settings';
  process.stdout.write(
    `Start the portal ${settings}. The files in ${from} stay; no portal starts on them any more.\n`,
  );
  return 0;
}

async function resetPassword(context: Context, username: string): Promise<number> {
  try {
    const password = await resetFromConsole(context, username);
    process.stdout.write(
      `New password of ${username}: ${password}\nIt has to be changed at the next sign-in. All sessions of ${username} have ended.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`There is no account with the username ${username}.\n`);
    return 1;
  }
}

async function turnSecondStepOff(context: Context, username: string): Promise<number> {
  const hadOne = await endSecondStepFromConsole(context, username).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (hadOne === undefined) {
    process.stderr.write(`There is no account with the username ${username}.\n`);
    return 1;
  }
  process.stdout.write(
    hadOne
      ? `${username} signs in with the password alone again. Recovery codes of before do not work any more.\n`
      : `${username} has no second step.\n`,
  );
  return 0;
}

await runCommand(run, () => config);
