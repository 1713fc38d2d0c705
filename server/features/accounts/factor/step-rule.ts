import { accountIdOf } from '../../../../contract/caller.ts';
import type { StepRule, StepRuleChoice } from '../../../../contract/grants/step-rule-calls.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { recordAudit } from '../../audit/audit.ts';
import { letter, portalNameOf } from '../../mail/letter.ts';
import { putMails } from '../../mail/outbox.ts';
import { fullName } from '../accounts.rules.ts';
import { rereadSessions } from '../sessions/end-sessions.ts';
import { hasAuthenticator } from './factor.queries.ts';
import * as queries from './step-rule.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;
/** The reminder is written this long before the day. */
const remindedDays = 3;
const listedAtMost = 100;

/** Reads who must have a second step, until when, and who has none (spec 5.16). */
export async function getStepRule({ db, clock }: Context): Promise<StepRule> {
  const rule = await queries.findStepRule(db);
  const missing = await queries.listMissing(db, rule?.appliesTo ?? 'roles');
  return {
    appliesTo: rule?.appliesTo ?? 'nobody',
    due: rule?.dueAt.toISOString() ?? null,
    isDue: rule !== undefined && rule.dueAt <= clock.now(),
    missing: missing.slice(0, listedAtMost).map((account) => ({
      id: account.id,
      fullname: fullName(account),
      username: account.username,
      isAdmin: account.isAdmin,
    })),
    missingCount: missing.length,
  };
}

/**
 * Asks those who administer for a second step, `days` from now on, or nobody any more. Who has none is told by mail, all
 * administrators of the change. Refuses (409) a caller without one, who would be shut out by it.
 */
export async function setStepRule(context: Context, appliesTo: StepRuleChoice, days: number): Promise<void> {
  await transaction(context, async (inside) => {
    const before = await queries.findStepRule(inside.db);
    if (appliesTo === 'nobody') {
      if (before === undefined) return;
      await queries.deleteStepRule(inside.db);
    } else {
      if (!(await hasAuthenticator(inside.db, accountIdOf(inside.caller) ?? 0)))
        throw new Refusal('ownStepFirst');
      const dueAt = new Date(inside.clock.now().getTime() + days * dayMilliseconds);
      await queries.storeStepRule(inside.db, { appliesTo, dueAt });
      await tellMissing(inside, { appliesTo, dueAt });
    }
    await rereadSessions(inside);
    await recordAudit(inside, 'account.secondStepRule', 'second_step_rule:1', {
      before: { secondStep: wordsOf(before?.appliesTo) },
      after: { secondStep: wordsOf(appliesTo) },
    });
  });
}

const wordsOf = (appliesTo: StepRuleChoice = 'nobody'): string =>
  ({ nobody: 'Nadie', admin: 'Quien administra', roles: 'Quien administra o tiene otro rol' })[appliesTo];

/** Writes once to those who still have no second step, shortly before the day. May run twice. */
export async function remindOfStep(context: Context): Promise<void> {
  await transaction(context, async (inside) => {
    const now = inside.clock.now();
    const until = new Date(now.getTime() + remindedDays * dayMilliseconds);
    if ((await queries.takeReminder(inside.db, { now, until })) === undefined) return;
    const rule = await queries.findStepRule(inside.db);
    if (rule !== undefined) await tellMissing(inside, rule);
  });
}

/** Writes to those without a second step. Does nothing without a mail server: a letter would be stale. */
async function tellMissing(inside: Context, { appliesTo, dueAt }: queries.StoredStepRule): Promise<void> {
  if (inside.config.smtpUrl === undefined) return;
  const day = calendarDate(dueAt, inside.config.timeZone).split('-').reverse().join('/');
  await putMails(
    inside,
    (await queries.listMissing(inside.db, appliesTo)).map(({ id, email, firstName }) => ({
      kind: 'notice' as const,
      accountId: id,
      to: email,
      subject: `Te falta el segundo paso para entrar a ${portalNameOf(inside)}`,
      text: letter(inside, firstName, [
        `Quien administra el portal necesita un segundo paso al entrar: además de la contraseña, un código de una aplicación gratuita de tu teléfono. El tuyo falta. Desde el ${day}, mientras no lo actives, tu cuenta no podrá hacer nada más.`,
        'Se hace en unos minutos, aquí:',
        `${inside.publicUrl}/seguridad`,
      ]),
      hasSecret: false,
      expiresAt: new Date(dueAt.getTime() + remindedDays * dayMilliseconds),
    })),
  );
}
