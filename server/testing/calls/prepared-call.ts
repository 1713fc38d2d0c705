import type { Endpoint } from '../../../contract/endpoint.ts';
import { aMember, anAdmin } from '../builders.ts';
import { tokenOf } from '../client.ts';
import { fileOfKind } from '../files/files-for-calls.ts';
import type { TestPortal } from '../portal.ts';
import { rowsForCalls } from './rows-for-calls.ts';
import { validInput } from './valid-input.ts';

/** Prepares the valid input of a call about rows of its own, and a permitted caller with a token. */
export async function preparedCall(test: TestPortal, name: string, row: Endpoint) {
  const [admin, member] = [await anAdmin(test.portal), await aMember(test.portal)];
  const rows = await rowsForCalls[name]?.({ test, admin, member });
  const file = row.upload === undefined ? {} : { file: await fileOfKind(row.upload) };
  const by = row.who === 'admin' ? admin : member;
  return {
    by,
    input: { ...validInput(row), ...file, ...rows } as Record<string, unknown>,
    token: row.who === 'open' ? undefined : await tokenOf(test.portal, by),
  };
}
