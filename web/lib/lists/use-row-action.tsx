import { type ReactNode, useState } from 'react';
import type { BulkAction } from './bulk-bar.tsx';
import { BulkFailures, type Failures } from './bulk-failures.tsx';
import { BulkQuestion } from './bulk-question.tsx';
import { type BulkCallOptions, useBulkCall } from './use-bulk-call.ts';

/** An action on several rows, for a single one: at once, after what it asks, or through its window, and reported as the bar of ticked rows does. */
export function useRowAction<Row>(options: Omit<BulkCallOptions<Row>, 'onFailed'>): {
  start(action: BulkAction<Row>, row: Row): void;
  /** The question of the action, its window, and the reason why it failed. */
  windows: ReactNode;
} {
  const [asked, ask] = useState<{ action: BulkAction<Row>; rows: [Row] } | null>(null);
  const [failed, setFailed] = useState<Failures | null>(null);
  const call = useBulkCall<Row>({ ...options, onFailed: setFailed });
  return {
    start(action, row) {
      if (action.ask || action.choices || action.field || action.window) ask({ action, rows: [row] });
      else void call.run(action, [row], 0, '');
    },
    windows: (
      <>
        <BulkQuestion
          action={asked?.action ?? null}
          rows={asked?.rows ?? []}
          counted={asked === null ? '' : options.nameOf(asked.rows[0])}
          busy={call.busyWith !== null}
          onCancel={() => ask(null)}
          onConfirm={(choice, written) =>
            void (
              asked !== null && call.run(asked.action, asked.rows, choice, written).finally(() => ask(null))
            )
          }
        />
        {asked?.action.window?.({
          rows: asked.rows,
          onCancel: () => ask(null),
          onReply(reply, undo) {
            ask(null);
            void call.report({ ...asked.action, undo }, asked.rows, reply);
          },
        })}
        <BulkFailures failed={failed} onClose={() => setFailed(null)} />
      </>
    ),
  };
}
