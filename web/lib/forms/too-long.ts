import * as z from 'zod/mini';

const isTooLong = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooBig =>
  issue.code === 'too_big' && issue.origin === 'string';

/** The sentence about a text over its limit, with the excess: nothing typed or pasted is cut. */
export function withExcess(issue: z.core.$ZodIssue, text: string): string {
  if (!isTooLong(issue)) return issue.message;
  const excess = text.trim().length - Number(issue.maximum);
  if (excess <= 0) return issue.message;
  return issue.message.replace(/\.$/, excess === 1 ? ': sobra 1.' : `: sobran ${excess}.`);
}

/** The sentence if a text is over its field's limit; null if not. */
export function tooLong(schema: z.core.$ZodType, text: string): string | null {
  const issue = z.safeParse(schema, text).error?.issues.find(isTooLong);
  return issue === undefined ? null : withExcess(issue, text);
}
