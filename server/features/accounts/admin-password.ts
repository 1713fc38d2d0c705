import type { Config } from '../../context/config.ts';
import { passwordScore } from '../../platform/crypto/password-strength.ts';
import type { Log } from '../../platform/log.ts';
import { ConfigError } from '../../platform/process/start-refusal.ts';
import { minimumPasswordScore } from './accounts.rules.ts';

/** By configuration, not on Portal: main judges before there is a portal. */
const judgements = new WeakMap<Config, Promise<void>>();

/**
 * Judges ADMIN_PASSWORD once in a start. The operator chooses it: a weak one causes a warning, one that is guessed at
 * once is refused (ConfigError).
 */
export function judgeAdminPassword(config: Config, log: Log): Promise<void> {
  const judgement = judgements.get(config) ?? judge(config, log);
  judgements.set(config, judgement);
  return judgement;
}

async function judge({ adminPassword, adminUsername }: Config, log: Log): Promise<void> {
  if (adminPassword === undefined) return;
  const score = await passwordScore(adminPassword, [adminUsername]);
  if (score === 0) throw new ConfigError('ADMIN_PASSWORD: expected one that is not guessed at once');
  if (score < minimumPasswordScore) log.warn('ADMIN_PASSWORD is weak: choose a better one at /profile');
}
