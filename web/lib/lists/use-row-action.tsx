import { type ReactNode, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import type { BulkAction, BulkReply } from './bulk-bar.tsx';
import { BulkFailures, type Failures } from './bulk-failures.tsx';
import { useBulkCall } from './use-bulk-call.ts';

interface RowActionOptions<Row> {
  nameOf(row: Row): string;
  onDone(): Promise<void>;
  /** Called before the message when the action succeeded. */
  onSuccess?(reply: BulkReply): void;
}

/** An action on several rows, for a single one: at once or through its window, and reported as the bar of ticked rows does. */
export function useRowAction<Row>({ nameOf, onDone, onSuccess }: RowActionOptions<Row>): {
  start(action: BulkAction<Row>, row: Row): void;
  /** The window of the action, and the reason why it failed. */
  windows: ReactNode;
} {
  const [asked, ask] = useState<{ action: BulkAction<Row>; row: Row } | null>(null);
  const [failed, setFailed] = useState<Failures | null>(null);
  const { run } = useCall();
  const call = useBulkCall<Row>({ nameOf, onDone, onFailed: setFailed, onLeft: () => undefined });

  function report(action: BulkAction<Row>, row: Row, reply: BulkReply): Promise<void> {
    if (reply.data.every(({ state }) => state !== 'failed')) onSuccess?.(reply);
    return call.report(action, [row], reply);
  }

  return {
    start(action, row) {
      const { send } = action;
      if (action.window !== undefined) ask({ action, row });
      else if (send !== undefined) void run(async () => report(action, row, await send([row], 0, '')));
    },
    windows: (
      <>
        {asked?.action.window?.({
          rows: [asked.row],
          onCancel: () => ask(null),
          onReply: (reply, undo) => {
            ask(null);
            void report({ ...asked.action, undo }, asked.row, reply);
          },
        })}
        <BulkFailures failed={failed} onClose={() => setFailed(null)} />
      </>
    ),
  };
}
