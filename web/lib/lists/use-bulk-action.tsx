import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';
import type { BulkAction, BulkReply } from './bulk-action.ts';
import { BulkFailures, type Failures } from './bulk-failures.tsx';
import { BulkQuestion } from './bulk-question.tsx';
import { useUndo } from './use-removal.ts';

interface BulkActionOptions<Row> {
  nameOf(row: Row): string;
  onDone(): Promise<void>;
  /** Receives the rows that failed, which stay ticked, and the message. */
  onLeft?(rows: readonly Row[], message: string): void;
}

interface Asked<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  /** '3 artículos', or the name of a single row. */
  counted: string;
}

/**
 * Runs an action on one or several rows: at once, after what it asks, or through its window. Then it reports how many
 * succeeded, and which failed and why.
 */
export function useBulkAction<Row>({ nameOf, onDone, onLeft }: BulkActionOptions<Row>): {
  start(action: BulkAction<Row>, rows: readonly Row[], counted: string): void;
  busyWith: BulkAction<Row> | null;
  /** The question of the action, its window, and the reasons why it failed. */
  windows: ReactNode;
} {
  const toast = useToast();
  const undo = useUndo(onDone);
  const { run } = useCall();
  const [busyWith, setBusyWith] = useState<BulkAction<Row> | null>(null);
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const [failures, setFailures] = useState<Failures | null>(null);
  const close = () => setAsked(null);

  async function send(
    action: BulkAction<Row>,
    rows: readonly Row[],
    choice: number,
    written: string,
  ): Promise<void> {
    const { send: call } = action;
    if (call === undefined) return;
    setBusyWith(action);
    await run(async () => report(action, rows, await call(rows, choice, written))).finally(() =>
      setBusyWith(null),
    );
  }

  async function report(
    action: BulkAction<Row>,
    rows: readonly Row[],
    { message, data: results }: BulkReply,
  ): Promise<void> {
    const isFailed = (place: number) => results[place]?.state === 'failed';
    const done = rows.filter((_, place) => !isFailed(place));
    onLeft?.(
      rows.filter((_, place) => isFailed(place)),
      message,
    );
    const failed = rows.flatMap((row, place) =>
      isFailed(place) ? [{ name: nameOf(row), reason: results[place]?.message ?? '' }] : [],
    );
    if (failed.length > 0) setFailures({ message, rows: failed });
    const back = action.undo;
    const doneResults = results.filter(({ state }) => state !== 'failed');
    toast({
      kind: done.length === rows.length ? 'ok' : 'wait',
      text: message,
      ...(back && done.length > 0 && { action: undo(() => back(done, doneResults)) }),
    });
    await onDone();
  }

  return {
    busyWith,
    start(action, rows, counted) {
      if (action.ask || action.choices || action.field || action.window) setAsked({ action, rows, counted });
      else void send(action, rows, 0, '');
    },
    windows: (
      <>
        <BulkQuestion
          action={asked?.action ?? null}
          rows={asked?.rows ?? []}
          counted={asked?.counted ?? ''}
          busy={busyWith !== null}
          onCancel={close}
          onConfirm={(choice, written) =>
            void (asked !== null && send(asked.action, asked.rows, choice, written).finally(close))
          }
        />
        {asked?.action.window?.({
          rows: asked.rows,
          onCancel: close,
          onReply(reply, takeBack) {
            // closed before the report, which may leave the page: what was written in the window is saved
            flushSync(close);
            void report({ ...asked.action, undo: takeBack }, asked.rows, reply);
          },
        })}
        <BulkFailures failed={failures} onClose={() => setFailures(null)} />
      </>
    ),
  };
}
