import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currentPassword } from '../fields.ts';

/** The people whom a rule asks for a second step: nobody, administrators, or also whoever holds a role besides. */
export const stepRuleChoices = ['nobody', 'admin', 'roles'] as const;
export type StepRuleChoice = (typeof stepRuleChoices)[number];

export const stepRuleDays = { min: 1, max: 60, usual: 14 } as const;

const stepRule = z.object({
  appliesTo: z.enum(stepRuleChoices),
  /** When an account without a second step can do nothing but set it up; null with nobody. */
  due: z.nullable(z.string()),
  isDue: z.boolean(),
  /** Those without a second step whom the rule concerns, or would concern: at most a hundred, administrators first. */
  missing: z.array(
    z.object({ id: z.int(), fullname: z.string(), username: z.string(), isAdmin: z.boolean() }),
  ),
  missingCount: z.int(),
});
export type StepRule = z.infer<typeof stepRule>;

const days = `Escribe un número entero de días, de ${stepRuleDays.min} a ${stepRuleDays.max}.`;

/** The rule by which whoever administers must have a second step (spec 5.16). */
export const stepRuleCalls = {
  getStepRule: endpoint({
    method: 'GET',
    path: 'Grant/GetStepRule',
    who: 'admin',
    summary: 'Who must have a second step at sign-in, until when, and who has none',
    input: z.object({}),
    output: stepRule,
  }),
  setStepRule: endpoint({
    method: 'PUT',
    path: 'Grant/SetStepRule',
    who: 'admin',
    effect: 'account',
    summary:
      'Asks those who administer for a second step, within days from now; 409 for a caller who has none. The same choice begins the days anew',
    input: z.object({
      AppliesTo: z.enum(stepRuleChoices, 'Elige a quién se le pide.'),
      /** Absent = fourteen days. */
      Days: z.optional(
        z.int(days).check(z.minimum(stepRuleDays.min, days), z.maximum(stepRuleDays.max, days)),
      ),
      currentPassword,
    }),
    output: stepRule,
  }),
};
