import type { Click } from './answer-book.rules.ts';

/** Clicks of one attempt that the server may not have yet. */
export interface AnswerStore {
  list(): Promise<Click[]>;
  put(click: Click): Promise<void>;
  /** Takes a click away, unless a later one of the same question took its place. */
  remove(click: Click): Promise<void>;
}

/** An attempt in this browser. */
export interface AttemptKey {
  accountId: number;
  courseId: number;
  attemptId: number;
}

interface StoredClick extends Click {
  courseId: number;
  attemptId: number;
}

const clicks = 'clicks';
let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('portal.exam', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(clicks);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close(); // somebody signs out in another tab
      resolve(request.result);
    };
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

type Work = (store: IDBObjectStore) => void;

async function attempted(mode: IDBTransactionMode, durability: IDBTransactionDurability, work: Work) {
  opening ??= openDatabase();
  const transaction = (await opening).transaction(clicks, mode, { durability });
  const done = settled(transaction);
  work(transaction.objectStore(clicks));
  await done;
}

/** Writes through to the disk; where that fails, once more on a fresh connection and as the browser can. */
async function within(mode: IDBTransactionMode, work: Work): Promise<void> {
  try {
    await attempted(mode, 'strict', work);
  } catch {
    opening = undefined;
    await attempted(mode, 'relaxed', work);
  }
}

async function listWithin(range: IDBKeyRange): Promise<StoredClick[]> {
  let found: StoredClick[] = [];
  await within('readonly', (store) => {
    const request = store.getAll(range);
    request.onsuccess = () => {
      found = request.result as StoredClick[];
    };
  });
  return found;
}

/** The store in IndexedDB, keyed by account and attempt: another account in this browser never sends them (spec 5.5). */
export function openAnswerStore({ accountId, courseId, attemptId }: AttemptKey): AnswerStore {
  const keyOf = (questionId: number): IDBValidKey => [accountId, attemptId, questionId];
  return {
    list: () => listWithin(IDBKeyRange.bound(keyOf(0), keyOf(Number.MAX_SAFE_INTEGER))),
    put: (click) =>
      within('readwrite', (store) => store.put({ ...click, courseId, attemptId }, keyOf(click.questionId))),
    remove: (click) =>
      within('readwrite', (store) => {
        const request = store.get(keyOf(click.questionId));
        request.onsuccess = () => {
          const stored = request.result as StoredClick | undefined;
          if (stored?.clickedAt === click.clickedAt) store.delete(keyOf(click.questionId));
        };
      }),
  };
}

/** Clicks that earlier visits of an account left unsent, of whichever exam, each with the attempt it belongs to. */
export async function listLeftovers(accountId: number): Promise<{ of: AttemptKey; clicks: Click[] }[]> {
  const byAttempt = new Map<number, { of: AttemptKey; clicks: Click[] }>();
  for (const { courseId, attemptId, ...click } of await listWithin(
    IDBKeyRange.bound([accountId], [accountId + 1], false, true),
  )) {
    const leftover = byAttempt.get(attemptId) ?? { of: { accountId, courseId, attemptId }, clicks: [] };
    leftover.clicks.push(click);
    byAttempt.set(attemptId, leftover);
  }
  return [...byAttempt.values()];
}
