import { useEffect, useState } from 'react';
import { type Sitting, sendKept } from '../attempt.ts';
import { listLeftovers } from './answer-store.ts';

export interface Leftovers {
  count: number;
  /** The server has them all, or has refused them. */
  isSent: boolean;
  /** What the server said about those that it did not count. */
  refused: string | null;
}

/**
 * Sends what earlier visits of this account could not send before the browser closed, of whichever exam: also where
 * the exam is over, so that the server keeps them aside as late (spec 8.7). Tries again when the network is back.
 */
export function useLeftovers({ api, accountId }: Sitting): Leftovers {
  const [leftovers, setLeftovers] = useState<Leftovers>({ count: 0, isSent: false, refused: null });
  useEffect(() => {
    let isGone = false;
    const send = async () => {
      const found = await listLeftovers(accountId).catch(() => []); // a browser that keeps nothing has nothing left
      const count = found.reduce((sum, { clicks }) => sum + clicks.length, 0);
      let isSent = true;
      let refused: string | null = null;
      for (const { of, clicks } of found) {
        const sent = await sendKept({ api, accountId }, of, clicks);
        isSent &&= sent.isSent;
        refused ??= sent.refused?.sentence ?? null;
      }
      if (count > 0 && !isGone) setLeftovers({ count, isSent, refused });
    };
    void send();
    addEventListener('online', send);
    return () => {
      isGone = true;
      removeEventListener('online', send);
    };
  }, [api, accountId]);
  return leftovers;
}
