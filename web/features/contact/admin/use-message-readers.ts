import { useEffect, useRef, useState } from 'react';
import type { OpenMessage } from '../../../../contract/contact/calls.ts';
import { usePlainApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { readersText } from './messages.rules.ts';

const everyMilliseconds = 15_000;

/**
 * Reports every 15 s that this message is open here, and returns the sentence about others who have it open. The
 * message is reloaded if another reply was written meanwhile, or one of ours was being sent.
 */
export function useMessageReaders(
  { id, replies }: OpenMessage,
  isWriting: boolean,
  onChanged: () => Promise<void>,
): string {
  const plain = usePlainApi();
  const [text, setText] = useState('');
  const latest = useRef({ replies, onChanged });
  latest.current = { replies, onChanged };
  useEffect(() => {
    let isOver = false;
    async function watch(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      try {
        const { data } = await plain.contact.watch({ Id: id, IsWriting: isWriting });
        if (isOver) return;
        setText(readersText(data.others));
        const { replies: seen, onChanged: load } = latest.current;
        const isOnItsWay = seen.some(({ delivery }) => delivery === 'waiting' || delivery === 'failed');
        if (data.replyCount !== seen.length || isOnItsWay) await load();
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        setText(''); // without network the other readers are unknown
      }
    }
    void watch();
    const timer = setInterval(() => void watch(), everyMilliseconds);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [plain, id, isWriting]);
  return text;
}
