import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';

interface RemovalOptions<Row> {
  remove(row: Row): Promise<{ message: string }>;
  /** The row is gone: the screen removes it from its list. */
  onRemoved(row: Row): void;
}

/** Asks before deleting (spec 2.13) and deletes. Pass `dialogProps` to a ConfirmDialog. */
export function useRemoval<Row>({ remove, onRemoved }: RemovalOptions<Row>) {
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<Row | null>(null);

  const confirm = (row: Row) =>
    run(async () => {
      const { message } = await remove(row).finally(() => ask(null));
      onRemoved(row);
      toast({ text: message });
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
