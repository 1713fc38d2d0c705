import { expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { TestAccount } from '../builders.ts';
import { RefusedCall } from '../client.ts';
import type { TestPortal } from '../portal.ts';

type Who = 'visitor' | 'stranger' | 'enrolled' | 'admin';
export type Input = Record<string, unknown>;
/** A member who is not enrolled, one who is, and an administrator. */
export type People = Record<Exclude<Who, 'visitor'>, TestAccount>;

export interface Call {
  /** A valid input of that person; for calls that delete something, a new row each time. */
  input: (by: TestAccount | undefined) => Input | Promise<Input>;
  /** The status for a visitor, a member who is not enrolled, an enrolled one and an administrator. */
  answers: [visitor: number, stranger: number, enrolled: number, admin: number];
  /**
   * Refusals of authorised callers: the change to the valid input, the status, and the caller if not the administrator.
   */
  refuses: [change: Input, status: number, who?: Who][];
}

export const open: Call['answers'] = [200, 200, 200, 200];
export const ofReaders: Call['answers'] = [401, 403, 200, 200];
export const ofAdmins: Call['answers'] = [401, 403, 403, 200];

/** Tests every call: it works for its callers, refuses the others, and refuses what it must, with a sentence. */
export function testCalls(portal: () => TestPortal, people: () => People, calls: Record<string, Call>): void {
  const accountOf = (who: Who) => (who === 'visitor' ? undefined : people()[who]);
  for (const [name, call] of Object.entries(calls)) {
    test(`${name} works for whom it is, and refuses the others`, async () => {
      const answers = [];
      for (const who of ['visitor', 'stranger', 'enrolled', 'admin'] as const)
        answers.push(await statusOf(portal(), name, accountOf(who), await call.input(accountOf(who))));
      expect(answers).toEqual(call.answers);
    });

    for (const [change, status, who = 'admin'] of call.refuses) {
      test(`${name} refuses ${Object.keys(change).join(', ')} (${status})`, async () => {
        const input = { ...(await call.input(accountOf(who))), ...(await valuesOf(change)) };
        expect(await statusOf(portal(), name, accountOf(who), input)).toBe(status);
      });
    }
  }
}

async function statusOf(
  { client }: TestPortal,
  name: string,
  by: TestAccount | undefined,
  input: Input,
): Promise<number> {
  const [controller, action] = name.split('.') as [keyof Api, string];
  const api = by === undefined ? client.visitor : client.as(by);
  const rows = api[controller] as unknown as Record<string, (input: Input) => Promise<unknown>>;
  try {
    await rows[action]?.(input);
    return 200;
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    expect(error.body.message).toMatch(/\S\s\S/);
    expect(error.body.descriptionCode).toMatch(/^(warning|error)$/);
    return error.status;
  }
}

/** Resolves functions, which give values that only exist once the tests run. */
async function valuesOf(change: Input): Promise<Input> {
  const entries = Object.entries(change).map(async ([field, value]) => [
    field,
    typeof value === 'function' ? await value() : value,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
