import type { AttemptKey } from './answer-store.ts';
import type { Click } from './answers-by-question.rules.ts';

/** The tabs of this browser that show one attempt tell each other what the server has taken. */
export interface AnswerChannel {
  tell(saved: Click): void;
  /** Returns the end of listening; before it nothing is told or heard. */
  listen(onSaved: (saved: Click) => void): () => void;
}

/** An attempt that no other tab shows. */
export const noChannel: AnswerChannel = { tell: () => undefined, listen: () => () => undefined };

export function openAnswerChannel({
  accountId,
  attemptId,
}: Pick<AttemptKey, 'accountId' | 'attemptId'>): AnswerChannel {
  if (typeof BroadcastChannel === 'undefined') return noChannel; // browsers of 2021
  let channel: BroadcastChannel | undefined;
  return {
    tell: (saved) => channel?.postMessage(saved),
    listen(onSaved) {
      const opened = new BroadcastChannel(`exam.${accountId}.${attemptId}`);
      opened.onmessage = ({ data }: MessageEvent<Click>) => onSaved(data);
      channel = opened;
      return () => {
        opened.close();
        channel = undefined;
      };
    },
  };
}
