import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';
import type { BulkAction, BulkReply } from './bulk-bar.tsx';
import type { Failures } from './bulk-failures.tsx';
import { useUndo } from './use-undo.ts';

export interface BulkCallOptions<Row> {
  nameOf(row: Row): string;
  onDone(): Promise<void>;
  onFailed(failed: Failures): void;
  /** Receives the rows that failed, which stay ticked, and the message. */
  onLeft?(rows: readonly Row[], message: string): void;
}

/** Runs an action on several rows in one call, then reports how many succeeded, and which failed and why. */
export function useBulkCall<Row>({ nameOf, onDone, onFailed, onLeft }: BulkCallOptions<Row>) {
  const toast = useToast();
  const undo = useUndo(onDone);
  const { run } = useCall();
  const [busyWith, setBusyWith] = useState<BulkAction<Row> | null>(null);

  function start(
    action: BulkAction<Row>,
    rows: readonly Row[],
    choice: number,
    written: string,
  ): Promise<void> {
    const { send } = action;
    if (send === undefined) return Promise.resolve();
    setBusyWith(action);
    return run(async () => report(action, rows, await send(rows, choice, written))).finally(() =>
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
    if (failed.length > 0) onFailed({ message, rows: failed });
    const back = action.undo;
    const doneResults = results.filter(({ state }) => state !== 'failed');
    toast({
      kind: done.length === rows.length ? 'ok' : 'wait',
      text: message,
      ...(back && done.length > 0 && { action: undo(() => back(done, doneResults)) }),
    });
    await onDone();
  }

  return { run: start, report, busyWith };
}
