import type { Click } from './answers-by-question.rules.ts';

/** The clicks of one attempt that the server may not have yet. */
export interface AnswerStore {
  list(): Promise<Click[]>;
  put(click: Click): Promise<void>;
  /** Removes a click, unless a later one of the same question replaced it. */
  remove(click: Click): Promise<void>;
}

/** Identifies an attempt in this browser. */
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

async function runTransaction(mode: IDBTransactionMode, durability: IDBTransactionDurability, work: Work) {
  opening ??= openDatabase();
  const transaction = (await opening).transaction(clicks, mode, { durability });
  const done = settled(transaction);
  work(transaction.objectStore(clicks));
  await done;
}

/**
 * Writes with strict durability. If that fails, it tries once more on a fresh connection with the browser's
 * default.
 */
async function withRetry(mode: IDBTransactionMode, work: Work): Promise<void> {
  try {
    await runTransaction(mode, 'strict', work);
  } catch {
    opening = undefined;
    await runTransaction(mode, 'relaxed', work);
  }
}

async function listWithin(range: IDBKeyRange): Promise<StoredClick[]> {
  let found: StoredClick[] = [];
  await withRetry('readonly', (store) => {
    const request = store.getAll(range);
    request.onsuccess = () => {
      found = request.result as StoredClick[];
    };
  });
  return found;
}

/**
 * The store in IndexedDB, keyed by account and attempt: another account in this browser never sends these
 * clicks (spec 5.5).
 */
export function openAnswerStore({ accountId, courseId, attemptId }: AttemptKey): AnswerStore {
  const keyOf = (questionId: number): IDBValidKey => [accountId, attemptId, questionId];
  return {
    list: () => listWithin(IDBKeyRange.bound(keyOf(0), keyOf(Number.MAX_SAFE_INTEGER))),
    put: (click) =>
      withRetry('readwrite', (store) =>
        store.put({ ...click, courseId, attemptId }, keyOf(click.questionId)),
      ),
    remove: (click) =>
      withRetry('readwrite', (store) => {
        const request = store.get(keyOf(click.questionId));
        request.onsuccess = () => {
          const stored = request.result as StoredClick | undefined;
          if (stored?.clickedAt === click.clickedAt) store.delete(keyOf(click.questionId));
        };
      }),
  };
}

/** The clicks that earlier visits of an account left unsent, from every exam, each with its attempt. */
export async function listUnsentAnswers(accountId: number): Promise<{ of: AttemptKey; clicks: Click[] }[]> {
  const byAttempt = new Map<number, { of: AttemptKey; clicks: Click[] }>();
  for (const { courseId, attemptId, ...click } of await listWithin(
    IDBKeyRange.bound([accountId], [accountId + 1], false, true),
  )) {
    const ofAttempt = byAttempt.get(attemptId) ?? { of: { accountId, courseId, attemptId }, clicks: [] };
    ofAttempt.clicks.push(click);
    byAttempt.set(attemptId, ofAttempt);
  }
  return [...byAttempt.values()];
}
