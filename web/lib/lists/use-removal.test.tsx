import { expect, test } from 'vitest';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import { useRemoval } from './use-removal.ts';

const left: string[] = [];

function List({ remove }: { remove: () => Promise<{ message: string }> }) {
  const removal = useRemoval<string>({
    remove,
    onRemoved: (row) => left.push(row),
    undo: { restore: async () => ({ message: 'Volvió.' }), onUndone: async () => undefined },
  });
  return (
    <>
      <button type="button" onClick={() => removal.ask('fila')}>
        Quitar
      </button>
      <ConfirmDialog {...removal.dialogProps} title="Desea eliminar?" body="La fila." />
    </>
  );
}

async function removeWith(remove: () => Promise<{ message: string }>): Promise<void> {
  left.length = 0;
  await mountWith({}, <List remove={remove} />);
  await press('Quitar');
  await press('Eliminar');
}

test('what is deleted leaves the list, and can be taken back', async () => {
  await removeWith(async () => ({ message: 'Se eliminó.' }));
  expect(left).toEqual(['fila']);
  expect(text()).toContain('Se eliminó.');
  expect(text()).toContain('Deshacer');
});

test.each([404, 410])(
  'what somebody else deleted before (%i) leaves the list, too, and says so',
  async (status) => {
    await removeWith(() => Promise.reject(new ApiRefusal(status, 'No encontramos lo que buscas.', 'error')));
    expect(left).toEqual(['fila']);
    expect(text()).toContain('Ya no estaba: alguien lo quitó antes.');
    expect(text()).not.toContain('Deshacer');
  },
);

test('what may not be deleted stays, with the reason', async () => {
  await removeWith(() => Promise.reject(new ApiRefusal(409, 'Está en uso.', 'warning')));
  expect(left).toEqual([]);
  expect(text()).toContain('Está en uso.');
});
