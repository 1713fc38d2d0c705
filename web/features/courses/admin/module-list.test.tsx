import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { find, mount } from '../../../testing/mount-for-test.tsx';
import { press, writeInto } from '../../../testing/screen.ts';
import { withoutEditor } from '../../../testing/without-editor.ts';
import { ModuleList } from './module-list.tsx';
import { useModuleList } from './use-module-list.ts';

const heard = vi.fn();
beforeEach(() => {
  withoutEditor();
  heard.mockClear();
});

const three = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, html: `<p>${title}</p>` }));

function Harness({ modules, error }: { modules: object[]; error?: string | undefined }) {
  const list = useModuleList(JSON.stringify(modules));
  const [sent, setSent] = useState(0);
  return (
    <form
      onInput={() => heard()}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <ModuleList
        list={list}
        mayKeepUntitled={false}
        error={sent > 0 ? error : undefined}
        refusedAt={sent}
        pickImage={async () => null}
        facts={{ textOf: (name) => name, pick: async () => null }}
      />
      <button type="submit">Guardar</button>
    </form>
  );
}

const carried = () => JSON.parse((find('[name=ModuleList]') as HTMLTextAreaElement).value);
const titles = () => carried().map(({ title }: { title: string }) => title);
const rows = () => [...document.querySelectorAll('li[data-sortable]')];
const toggle = (place: number) =>
  act(async () => rows()[place]?.querySelector<HTMLElement>('[aria-expanded]')?.click());
const titleField = () => find('li[data-sortable] textarea:not(.sr)') as HTMLTextAreaElement;

test('one editor is open at a time; what is written is carried at once and outlives its closing', async () => {
  await mount(<Harness modules={three} />);
  expect(document.querySelector('li textarea')).toBeNull();
  await toggle(1);
  await writeInto('li[data-sortable] textarea:not(.sr)', 'Segundo');
  expect(titles()).toEqual(['Uno', 'Segundo', 'Tres']);
  expect(heard).toHaveBeenCalled();
  await toggle(2);
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
  expect(titleField().value).toBe('Tres');
  await toggle(1);
  expect(titleField().value).toBe('Segundo');
});

test('the order is changed by buttons that keep the focus, and it is said aloud', async () => {
  await mount(<Harness modules={three} />);
  await press('Subir: Tres');
  expect(titles()).toEqual(['Uno', 'Tres', 'Dos']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir: Tres');
  expect(find('p[role=status]').textContent).toBe('Tres, posición 2 de 3');
  expect(heard).toHaveBeenCalledOnce();
  expect(carried()[1]).toEqual({ title: 'Tres', html: '<p>Tres</p>' });
});

test('a new module is opened with the focus on its name; an empty one goes without a question', async () => {
  await mount(<Harness modules={three} />);
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Agregar módulo')
      ?.focus(),
  );
  await press('Agregar módulo');
  expect(titles()).toEqual(['Uno', 'Dos', 'Tres', '']);
  expect(document.activeElement).toBe(titleField());
  await press('Quitar: Módulo 4');
  expect(titles()).toEqual(['Uno', 'Dos', 'Tres']);
});

test('one with a text is removed after a question', async () => {
  await mount(<Harness modules={three} />);
  await press('Quitar: Dos');
  expect(find('dialog[open]').textContent).toContain('El módulo «Dos» y su texto');
  expect(titles()).toHaveLength(3);
  await press('Eliminar');
  expect(titles()).toEqual(['Uno', 'Tres']);
  expect(document.activeElement?.textContent).toBe('Agregar módulo');
});

test('a refusal opens the module without a name and says it there', async () => {
  const error = 'Escribe el título de cada módulo.';
  await mount(<Harness modules={[...three, { title: '', html: '<p>x</p>' }]} error={error} />);
  await press('Guardar');
  expect(titleField().getAttribute('aria-invalid')).toBe('true');
  expect(rows()[3]?.textContent).toContain(error);
});
