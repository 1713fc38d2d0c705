import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { asksBeforeLeaving } from '../../testing/leaving.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { field, text, write } from '../../testing/screen.ts';
import { ChooseStep } from './choose-step.tsx';

const importList = vi.fn();
beforeEach(() => {
  importList.mockReset().mockResolvedValue({ data: { id: 9 } });
  vi.stubGlobal('location', { assign: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const open = () =>
  mountWith(
    { usuario: { import: importList } },
    <ChooseStep recent={[]} course={{ value: 4, label: 'Tu pensión' }} />,
  );

/** As the browser tells of what was written or pasted. */
const told = (inputType: string) =>
  act(async () => void field('Cells').dispatchEvent(new InputEvent('input', { bubbles: true, inputType })));

test('a file is read as soon as it is chosen, for the course that was come from', async () => {
  await open();
  expect(text()).toContain('Quienes importes quedan en «Tu pensión».');
  const file = fileOf('personas.csv', 'text/csv');
  await chooseFile(find('input[type=file]') as HTMLInputElement, file);
  expect(importList.mock.calls.map(([input]) => input)).toEqual([{ file }]);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/usuarios/importar?id=9&course=4');
});

test('a file of another kind is refused, and nothing is read', async () => {
  await open();
  await chooseFile(find('input[type=file]') as HTMLInputElement, fileOf('foto.png', 'image/png'));
  expect(text()).toContain('Se aceptan:');
  expect(importList).not.toHaveBeenCalled();
});

test('cells are read as soon as they are pasted; what is written, and a pasted word, wait for the button', async () => {
  await open();
  await write('Cells', 'Nombre completo\nAna Quispe');
  await told('insertText');
  expect(importList).not.toHaveBeenCalled();
  await write('Cells', 'Nombre');
  await told('insertFromPaste');
  expect(importList).not.toHaveBeenCalled();
  await write('Cells', 'Nombre\tCI\nAna Quispe\t4567890');
  location.assign = vi.fn(asksBeforeLeaving);
  await told('insertFromPaste');
  expect(importList.mock.calls.map(([input]) => input)).toEqual([
    { Cells: 'Nombre\tCI\nAna Quispe\t4567890' },
  ]);
  expect(vi.mocked(location.assign).mock.results).toEqual([{ type: 'return', value: false }]);
});
