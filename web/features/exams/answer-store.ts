import type { Click } from './answer-book.rules.ts';

/** Clicks of one attempt that the server may not have yet. */
export interface AnswerStore {
  list(): Promise<Click[]>;
  put(click: Click): Promise<void>;
  /** Takes a click away, unless a later one of the same question took its place. */
  remove(click: Click): Promise<void>;
}

const clicks = 'clicks';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('portal.exam', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(clicks);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The store in IndexedDB, keyed by account and attempt: another account in this browser never sends them (decisions §3). */
export function openAnswerStore(accountId: number, attemptId: number): AnswerStore {
  const keyOf = (questionId: number): IDBValidKey => [accountId, attemptId, questionId];
  let opening: Promise<IDBDatabase> | undefined;
  async function within(mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> {
    opening ??= openDatabase();
    const transaction = (await opening).transaction(clicks, mode, { durability: 'strict' });
    const done = settled(transaction);
    work(transaction.objectStore(clicks));
    return done;
  }
  return {
    async list() {
      let found: Click[] = [];
      await within('readonly', (store) => {
        const request = store.getAll(IDBKeyRange.bound(keyOf(0), keyOf(Number.MAX_SAFE_INTEGER)));
        request.onsuccess = () => {
          found = request.result as Click[];
        };
      });
      return found;
    },
    put: (click) => within('readwrite', (store) => store.put(click, keyOf(click.questionId))),
    remove: (click) =>
      within('readwrite', (store) => {
        const request = store.get(keyOf(click.questionId));
        request.onsuccess = () => {
          const stored = request.result as Click | undefined;
          if (stored?.clickedAt === click.clickedAt) store.delete(keyOf(click.questionId));
        };
      }),
  };
}
