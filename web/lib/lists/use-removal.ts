import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import type { ApiRefusal } from '../api/request.ts';
import { useCall } from '../api/use-call.ts';

interface RemovalOptions<Row> {
  remove(row: Row): Promise<{ message: string }>;
  /** Removes the deleted row from the list, or reloads the list. */
  onRemoved(row: Row): unknown;
  /** Restores the row from the message and reloads the list. Without it the deletion is final. */
  undo?: { restore(row: Row): Promise<{ message: string }>; onUndone(): Promise<void> };
}

/**
 * Asks before deleting (spec 2.13), then deletes; a row that somebody else has deleted meanwhile leaves the list, too.
 * Pass `dialogProps` to a ConfirmDialog.
 */
export function useRemoval<Row>({ remove, onRemoved, undo }: RemovalOptions<Row>) {
  const toast = useToast();
  const undoing = useUndo(undo?.onUndone ?? (async () => undefined));
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<Row | null>(null);

  const confirm = (row: Row) =>
    run(async () => {
      const answer = await remove(row)
        .catch((error: Partial<ApiRefusal>) => {
          if (error.status === 404 || error.status === 410) return null;
          throw error;
        })
        .finally(() => ask(null));
      toast({
        text: answer?.message ?? 'Ya no estaba: alguien lo quitó antes.',
        ...(answer && undo && { action: undoing(() => undo.restore(row)) }),
      });
      await onRemoved(row);
    });

  return {
    /** The row to confirm; null = the dialog is closed. */
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

/** Makes the 'Deshacer' of a message: reverts the action, reports it, and reloads the list. */
export function useUndo(onUndone: () => Promise<void>) {
  const { tell } = useCall();
  return (takeBack: () => Promise<{ message: string }>) => ({
    label: 'Deshacer',
    onPress: () => void tell(takeBack, onUndone),
  });
}
