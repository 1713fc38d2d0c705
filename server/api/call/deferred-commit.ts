import type { Context, DeferredTransaction } from '../../context/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** Writes something beside the transaction's own work. */
type Write = (db: Database) => Promise<void>;

/** The transaction of one call, which ends when its caller decides. */
export interface DeferredCommit extends DeferredTransaction {
  /** Writes `last`, commits, then runs the after-commit actions; does nothing without a transaction. */
  commit(last: Write): Promise<void>;
  /** Undoes everything; harmless after the end. */
  rollback(): Promise<void>;
}

interface Open {
  /** Receives the end of the transaction; undefined = roll back. */
  end(last: Write | undefined): void;
  ended: Promise<void>;
  after: (() => void | Promise<void>)[];
}

const unwanted = new Error('rolled back on request');

/**
 * Starts with `first`, which may refuse the work. Throws on a second transaction, because it would commit on its own.
 */
export function deferCommit(first: Write): DeferredCommit {
  let open: Open | undefined;

  async function run<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
    if (open !== undefined) throw new Error('a call with an idempotency key may run only one transaction');
    const worked = Promise.withResolvers<T>();
    const end = Promise.withResolvers<Write | undefined>();
    const after: Open['after'] = [];
    const ended = context.db.transaction().execute(async (db) => {
      await first(db);
      const afterCommit = (action: () => void | Promise<void>) => void after.push(action);
      worked.resolve(await work({ ...context, deferred: undefined, db, afterCommit }));
      const last = await end.promise;
      if (last === undefined) throw unwanted;
      await last(db);
    });
    open = { end: end.resolve, ended, after };
    ended.catch((error: unknown) => {
      open = undefined; // a use case may try again
      worked.reject(error);
    });
    return worked.promise;
  }

  return {
    run,
    async commit(last) {
      if (open === undefined) return;
      const { end, ended, after } = open;
      end(last);
      await ended;
      for (const action of after) await action();
    },
    async rollback() {
      if (open === undefined) return;
      const { end, ended } = open;
      end(undefined);
      await Promise.allSettled([ended]); // however it ends, it commits as a whole or not at all
    },
  };
}
