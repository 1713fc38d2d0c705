import type { SeenRow } from '../../../contract/bulk.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { changeEach } from '../bulk/change-each.ts';
import { activateUser } from './administration.ts';
import { blockUser, endSessionsOfUser, resendLink, unblockUser } from './blocking.ts';
import { removeMember } from './removal.ts';

/** Activates accounts (spec 5.10). Reports those that were active before. */
export const activateMany = (context: Context, items: readonly SeenRow[]) =>
  changeEach(context, items, async (each, { Id }) => {
    if (!(await activateUser(each, Id)).isNew) throw new Refusal('alreadyActive');
  });

/**
 * Puts members into the Papelera like removeUser. Reports administrators, who are deleted one by one, and the caller's own
 * account, which nobody means by 'all of this page'. Refuses (400) more than one whose `count` is missing or another.
 */
export function removeMany(context: Context, items: readonly SeenRow[], count: number | undefined) {
  if (items.length > 1 && count !== items.length) {
    const values = { count: items.length };
    const errors = [{ field: 'Count', message: sentence('countDiffers', values) }];
    throw new Refusal('countDiffers', { values, errors });
  }
  return changeEach(context, items, async (each, { Id }) => {
    if (each.caller.role !== 'open' && each.caller.accountId === Id) throw new Refusal('ownAccount');
    await removeMember(each, Id);
  });
}

/** Blocks accounts like blockUser. Reports those that were blocked before, and the caller's own. */
export const blockMany = (context: Context, items: readonly SeenRow[]) =>
  changeEach(context, items, (each, { Id }) => blockUser(each, Id));

/** Unblocks accounts (spec 5.10). Reports those that were not blocked. */
export const unblockMany = (context: Context, items: readonly SeenRow[]) =>
  changeEach(context, items, (each, { Id }) => unblockUser(each, Id));

/** Ends the sessions of accounts (spec 5.10). */
export const endSessionsMany = (context: Context, items: readonly SeenRow[]) =>
  changeEach(context, items, (each, { Id }) => endSessionsOfUser(each, Id));

/** Mails activation links again (spec 5.10). Reports accounts that are active or without an e-mail. */
export const resendMany = (context: Context, items: readonly SeenRow[]) =>
  changeEach(context, items, (each, { Id }) => resendLink(each, Id));
