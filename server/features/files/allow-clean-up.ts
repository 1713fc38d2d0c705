import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { allow } from './clean-up.queries.ts';

/** Lets a waiting clean-up take `count` files (spec 6.7); false if none waits. */
export function allowCleanUp(context: Context, count: number): Promise<boolean> {
  return transaction(context, async (inside) => {
    const isAllowed = await allow(inside.db, count);
    if (isAllowed) await recordAudit(inside, 'files.allow', 'portal', { count });
    return isAllowed;
  });
}
