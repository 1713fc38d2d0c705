import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount, unmountAll } from '../../testing/mount-for-test.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import { DraftNote } from './draft-note.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { allDrafts } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

function Writer({ version }: { version?: number }) {
  const draft = useDraft(7, version === undefined ? 'article.new' : 'article.3', version);
  return (
    <>
      <h1>Agregar artículo</h1>
      <DraftOffer draft={draft} />
      <DraftNote draft={draft} />
      <form ref={draft.form} key={draft.formKey} onInput={draft.onInput}>
        <textarea name="Title" defaultValue={draft.restored?.['Title']} />
        <button type="button" onClick={draft.saved}>
          Guardado
        </button>
        <button type="button" onClick={draft.forget}>
          Descartado
        </button>
      </form>
    </>
  );
}
const texts = () => allDrafts().map((draft) => draft.texts['Title']);
/** Until the clock has gone on: drafts of earlier visits are older than the page. */
async function pause(): Promise<void> {
  const now = Date.now();
  await vi.waitUntil(() => Date.now() > now, { interval: 1 });
}
const leave = () => act(async () => void dispatchEvent(new Event('pagehide')));

test('what an earlier visit left stays while another text is written, and is offered again', async () => {
  await mount(<Writer />);
  await write('Title', 'El primero');
  await unmountAll();
  await mount(<Writer />);
  expect(text()).toContain('Tienes texto sin guardar');
  await write('Title', 'El segundo');
  await leave();
  expect(texts()).toEqual(['El primero', 'El segundo']);
  await press('Guardado');
  expect(texts()).toEqual(['El primero']);
});

test('what an earlier visit left and was written again ends with the save', async () => {
  await mount(<Writer />);
  await write('Title', 'La comisión');
  await unmountAll();
  await pause();
  await mount(<Writer />);
  await write('Title', ' La  Comisión');
  await leave();
  await press('Guardado');
  expect(texts()).toEqual([]);
  expect(text()).not.toContain('Tienes texto sin guardar');
});

test('of a stored row every text of earlier visits ends with its save, not with leaving it unsaved', async () => {
  await mount(<Writer version={4} />);
  await write('Title', 'La de ayer');
  await unmountAll();
  await pause();
  await mount(<Writer version={4} />);
  await write('Title', 'La de hoy');
  await press('Descartado');
  expect(texts()).toEqual(['La de ayer']);
  await write('Title', 'La de hoy');
  await press('Guardado');
  expect(texts()).toEqual([]);
});

test('what is kept on this device is not said to be saved in the portal', async () => {
  await mount(<Writer />);
  await write('Title', 'Sin enviar');
  await leave();
  expect(text()).toMatch(/Copia en este equipo, \d{1,2}:\d{2} · sin guardar en el portal/);
});

test('taking an earlier text keeps what was typed meanwhile', async () => {
  await mount(<Writer />);
  await write('Title', 'El primero');
  await unmountAll();
  await mount(<Writer />);
  await write('Title', 'El segundo');
  await press('Recuperar mi texto');
  expect(field('Title').value).toBe('El primero');
  await leave();
  expect(texts()).toEqual(['El segundo', 'El primero']);
  await press('Recuperar mi texto');
  expect(field('Title').value).toBe('El segundo');
});

test('two tabs with the same form keep a draft each, with name and address', async () => {
  history.replaceState(null, '', '/addarticle');
  await mount(<Writer />);
  await mount(<Writer />);
  const [first, second] = [...document.querySelectorAll('textarea')];
  for (const [tab, title] of [
    [first, 'De una pestaña'],
    [second, 'De la otra'],
  ] as const) {
    await act(async () => {
      if (tab === undefined) throw new Error('no form');
      tab.value = title;
      tab.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  await leave();
  expect(allDrafts().map(({ name, href }) => `${name} ${href}`)).toEqual([
    'Agregar artículo: «De una pestaña» /addarticle',
    'Agregar artículo: «De la otra» /addarticle',
  ]);
});
