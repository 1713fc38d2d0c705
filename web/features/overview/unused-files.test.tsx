import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { mountWith } from '../../testing/mount-with.tsx';
import { text } from '../../testing/screen.ts';
import { PendingList } from './pending-list.tsx';

afterEach(() => void vi.restoreAllMocks());

const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].filter((each) => each.textContent === name);
    found.at(-1)?.click();
  });

async function open(allowCleanUp: (input: object) => Promise<unknown>) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await mountWith(
    { inicio: { allowCleanUp } },
    <PendingList pending={[{ kind: 'unusedFiles', count: 1217, courses: [] }]} />,
  );
  return reload;
}

test('the clean-up that waits says how many files it is, asks, and goes on with so many', async () => {
  const allow = vi.fn(async () => ({
    message: 'Los archivos se apartan.',
    descriptionCode: 'success',
    data: null,
  }));
  const reload = await open(allow);
  expect(text()).toContain('1\u00a0217 archivos sin uso esperan tu permiso');
  await press('Quitarlos…');
  expect(text()).toContain('¿Quitar 1\u00a0217 archivos?');
  expect(allow).not.toHaveBeenCalled();
  await press('Quitar');
  expect(allow).toHaveBeenCalledWith({ Count: 1217 });
  expect(reload).toHaveBeenCalledOnce();
});

test('who may not is told, and the page stays', async () => {
  const reload = await open(() => Promise.reject(new ApiRefusal(403, 'No puedes.', 'error')));
  await press('Quitarlos…');
  await press('Quitar');
  expect(text()).toContain('No puedes.');
  expect(reload).not.toHaveBeenCalled();
});
