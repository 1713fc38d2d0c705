import { useEffect, useState } from 'react';
import { type Sitting, sendStored } from '../attempt.ts';
import { listUnsentAnswers } from './answer-store.ts';

export interface UnsentAnswers {
  count: number;
  /** The server has accepted or refused them all. */
  isSent: boolean;
  /** The server's reason for the answers that it did not count. */
  refused: string | null;
}

/**
 * Sends the answers that earlier visits of this account could not send, from every exam. An exam that is over
 * is included: the server keeps such answers as late ones (spec 8.7). It tries again when the network is
 * back.
 */
export function useUnsentAnswers({ api, accountId }: Sitting): UnsentAnswers {
  const [unsentAnswers, setUnsentAnswers] = useState<UnsentAnswers>({
    count: 0,
    isSent: false,
    refused: null,
  });
  useEffect(() => {
    let isGone = false;
    const send = async () => {
      const found = await listUnsentAnswers(accountId).catch(() => []); // a browser without storage has none
      const count = found.reduce((sum, { clicks }) => sum + clicks.length, 0);
      let isSent = true;
      let refused: string | null = null;
      for (const { of, clicks } of found) {
        const sent = await sendStored({ api, accountId }, of, clicks);
        isSent &&= sent.isSent;
        refused ??= sent.refused?.sentence ?? null;
      }
      if (count > 0 && !isGone) setUnsentAnswers({ count, isSent, refused });
    };
    void send();
    addEventListener('online', send);
    return () => {
      isGone = true;
      removeEventListener('online', send);
    };
  }, [api, accountId]);
  return unsentAnswers;
}
