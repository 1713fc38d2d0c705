import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';

interface RemovalOptions<Row> {
  remove(row: Row): Promise<{ message: string }>;
  /** It is gone: the screen takes it out of its list. */
  onRemoved(row: Row): void;
}

/** Asking before something is deleted (spec 2.13) and deleting it; `dialogProps` go to a ConfirmDialog. */
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
    /** What the question is about; null = no question. */
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
