import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../api/use-call.ts';

/** Makes the 'Deshacer' of a message: reverts the action, reports it, and reloads the list. */
export function useUndo(onUndone: () => Promise<void>) {
  const toast = useToast();
  const { run } = useCall();
  return (takeBack: () => Promise<{ message: string }>) => ({
    label: 'Deshacer',
    onPress: () =>
      void run(async () => {
        const { message } = await takeBack();
        toast({ text: message });
        await onUndone();
      }),
  });
}
