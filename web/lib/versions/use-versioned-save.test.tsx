import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { find, unmountAll } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import { DraftOffer } from '../forms/draft-offer.tsx';
import { draftKey, readDrafts, storeDraft } from '../forms/draft-store.ts';
import { useDraft } from '../forms/use-draft.ts';
import { ConflictWindow, SeenNote } from './conflict-window.tsx';
import { useVersionedSave } from './use-versioned-save.ts';

interface Row {
  title: string;
  version: number;
}
const key = draftKey(7, 'thing.1');

/** The server's row, which others change too. */
let stored: Row;
const save = vi.fn(async (title: string, version: number | undefined) => {
  if (version !== stored.version) throw new ApiRefusal(409, 'Otra persona cambió esto.', 'warning');
  stored = { title, version: version + 1 };
});

function Editor({ row }: { row: Row }) {
  const draft = useDraft(7, 'thing.1', row.version);
  const saving = useVersionedSave<string, Row>({ draft, save, stored: async () => stored });
  return (
    <>
      <DraftOffer draft={draft} />
      <SeenNote seen={saving.seen} />
      <form ref={draft.form} key={draft.formKey} onInput={draft.onInput}>
        <textarea name="Title" defaultValue={draft.restored?.['Title'] ?? row.title} />
        <button type="button" onClick={() => saving.submit(field('Title').value)}>
          Guardar
        </button>
      </form>
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => [{ label: 'Título', before: theirs.title, after: own }]}
      />
    </>
  );
}
const open = () => mountWith({}, <Editor row={stored} />);
/** Writes over version 3 and closes the tab; another person then saves version 4. */
async function writeBeforeOther(): Promise<void> {
  save.mockClear();
  stored = { title: 'Lo de antes', version: 3 };
  await open();
  await write('Title', 'Lo mío');
  await unmountAll();
  stored = { title: 'Lo suyo', version: 4 };
}
const conflict = () => document.querySelector('dialog[open] h2')?.textContent;

test('a restored draft is saved against the version that it was begun from, not the one just loaded', async () => {
  await writeBeforeOther();
  await open();
  await press('Recuperar mi texto');
  await press('Guardar');
  expect(save.mock.calls).toEqual([['Lo mío', 3]]);
  expect(conflict()).toBe('Alguien guardó antes que tú');
  expect(find('dialog[open] del').textContent).toContain('suyo');
  expect(stored).toEqual({ title: 'Lo suyo', version: 4 });
  await press('Guardar el mío encima');
  expect(stored).toEqual({ title: 'Lo mío', version: 5 });
});

test('a draft that is not restored leaves the next save to the version just loaded', async () => {
  await writeBeforeOther();
  await open();
  await press('Descartarlo');
  await write('Title', 'Lo nuevo');
  await press('Guardar');
  expect(stored).toEqual({ title: 'Lo nuevo', version: 5 });
});

test('a draft written on after a conflict replaces the version that its writer saw', async () => {
  await writeBeforeOther();
  await open();
  await press('Recuperar mi texto');
  await press('Guardar');
  await press('Seguir editando el mío');
  expect(text()).toContain('lo tuyo reemplaza lo que guardó la otra persona');
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(readDrafts(key)).toMatchObject([{ texts: { Title: 'Lo mío' }, version: 4 }]);
  await unmountAll();
  await open();
  await press('Recuperar mi texto');
  await press('Guardar');
  expect(stored).toEqual({ title: 'Lo mío', version: 5 });
});

test('an older draft restored after a conflict leads to the next one', async () => {
  await writeBeforeOther();
  storeDraft(key, {
    id: 'b',
    name: '',
    href: '/',
    texts: { Title: 'A medias' },
    version: 3,
    savedAt: '2026-11-20T14:24:00Z',
  });
  await open();
  await write('Title', 'Lo nuevo');
  stored = { title: 'Lo último', version: 5 };
  await press('Guardar');
  await press('Seguir editando el mío');
  await press('Recuperar mi texto');
  expect(field('Title').value).toBe('A medias');
  expect(text()).not.toContain('lo tuyo reemplaza');
  await press('Guardar');
  expect(conflict()).toBe('Alguien guardó antes que tú');
  expect(stored).toEqual({ title: 'Lo último', version: 5 });
});

test('a draft of before versions were stored with it counts as older than any', async () => {
  save.mockClear();
  stored = { title: 'Lo suyo', version: 4 };
  localStorage.setItem(key, JSON.stringify({ texts: { Title: 'Lo mío' }, savedAt: '2026-11-20T14:24:00Z' }));
  await open();
  await press('Recuperar mi texto');
  await press('Guardar');
  expect(conflict()).toBe('Alguien guardó antes que tú');
  expect(stored).toEqual({ title: 'Lo suyo', version: 4 });
});
