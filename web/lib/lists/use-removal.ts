import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';
import { useUndo } from './use-undo.ts';

interface RemovalOptions<Row> {
  remove(row: Row): Promise<{ message: string }>;
  /** The row is gone: the screen removes it from its list, or loads that again. */
  onRemoved(row: Row): unknown;
  /** Takes it back from the message, and loads the list again. Without it the deletion is final. */
  undo?: { restore(row: Row): Promise<{ message: string }>; onUndone(): Promise<void> };
}

/** Asks before deleting (spec 2.13) and deletes. Pass `dialogProps` to a ConfirmDialog. */
export function useRemoval<Row>({ remove, onRemoved, undo }: RemovalOptions<Row>) {
  const toast = useToast();
  const undoing = useUndo(undo?.onUndone ?? (async () => undefined));
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<Row | null>(null);

  const confirm = (row: Row) =>
    run(async () => {
      const { message } = await remove(row).finally(() => ask(null));
      toast({ text: message, ...(undo && { action: undoing(() => undo.restore(row)) }) });
      await onRemoved(row);
    });

  return {
    /** The row that the dialog asks about; null = closed. */
    asked,
    ask,
    dialogProps: {
      open: asked !== null,
      busy: isBusy,
      danger: true,
      confirmLabel: 'Eliminar',
      onConfirm: () => void (asked !== null && confirm(asked)),
      onCancel: () => ask(null),
    },
  };
}
