import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { type ListedVersion, VersionsDialog } from './versions-dialog.tsx';

const versions: ListedVersion[] = [
  { version: 2, name: 'Versión 2', note: 'Rosa, hoy.', now: 'la de ahora' },
  { version: 1, name: 'Versión 1', note: 'Luis, ayer.', now: null },
  { version: 0, name: 'El texto que trae el portal', note: 'Sin cambios.', now: null },
];

async function open(listed: ListedVersion[], before?: (go: () => void) => void) {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const restore = vi.fn(async () => ({ message: 'Restaurado' }));
  await mount(
    <ToastProvider>
      <VersionsDialog
        title="Versiones de la portada"
        load={async () => listed}
        empty={<p>Nadie guardó nada todavía.</p>}
        consequence="La portada vuelve atrás."
        restore={restore}
        before={before}
      />
    </ToastProvider>,
  );
  await press('Versiones');
  return restore;
}

test('an earlier version is restored after a question; the current one cannot be', async () => {
  const restore = await open(versions);
  expect(text()).toContain('Versión 2 · la de ahora');
  await press('Restaurar la versión 1');
  expect(text()).toContain('¿Restaurar la versión 1?La portada vuelve atrás.');
  expect(restore).not.toHaveBeenCalled();
  await press('Restaurar');
  expect(restore).toHaveBeenCalledExactlyOnceWith(1);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('what the portal comes with has its own words', async () => {
  const restore = await open(versions);
  await press('Restaurar el texto que trae el portal');
  expect(text()).toContain('¿Restaurar el texto que trae el portal?');
  await press('Restaurar');
  expect(restore).toHaveBeenCalledExactlyOnceWith(0);
});

test('nothing is restored while unsaved text would be dropped', async () => {
  const restore = await open(versions, () => undefined);
  await press('Restaurar la versión 1');
  await press('Restaurar');
  expect(restore).not.toHaveBeenCalled();
});

test('without a saved version the list says so', async () => {
  await open([]);
  expect(text()).toContain('Nadie guardó nada todavía.');
});
