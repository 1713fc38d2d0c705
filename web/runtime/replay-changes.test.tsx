import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fileOf } from '../testing/choose-file.ts';
import { find } from '../testing/mount-for-test.tsx';
import { replayChanges } from './replay-changes.ts';

/**
 * Fields as screens have them: controlled by React, or uncontrolled with a listener; and the list of values
 * received.
 */
function Fields({ onWritten, onFile }: { onWritten(): void; onFile(name: string): void }) {
  const [values, setValues] = useState<Record<string, string>>({ minutes: '30', kind: 'all' });
  const change = (name: string, value: string) => setValues((others) => ({ ...others, [name]: value }));
  return (
    <form onInput={onWritten}>
      <input
        type="number"
        value={values['minutes']}
        onChange={({ currentTarget }) => change('minutes', currentTarget.value)}
      />
      <textarea defaultValue="Uno" onChange={({ currentTarget }) => change('title', currentTarget.value)} />
      <input
        type="checkbox"
        checked={values['lowers'] === 'true'}
        onChange={({ currentTarget }) => change('lowers', String(currentTarget.checked))}
      />
      {['draft', 'published'].map((state) => (
        <input
          key={state}
          type="radio"
          name="state"
          value={state}
          defaultChecked={state === 'draft'}
          onChange={() => change('state', state)}
        />
      ))}
      <select value={values['kind']} onChange={({ currentTarget }) => change('kind', currentTarget.value)}>
        <option value="all">Todas</option>
        <option value="few">Algunas</option>
      </select>
      <input type="file" onChange={({ currentTarget }) => onFile(currentTarget.files?.[0]?.name ?? '')} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const heard = () => JSON.parse(find('output').textContent ?? '') as Record<string, string>;
const field = (selector: string) => find(selector) as HTMLInputElement;
const written = (element: HTMLElement) => element.dispatchEvent(new Event('input', { bubbles: true }));

test('what was changed before this script came is heard too', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const fields = <Fields onWritten={vi.fn()} onFile={vi.fn()} />;
  place.innerHTML = renderToString(fields);
  field('textarea').value = 'Lo que escribí';
  field('input[type=checkbox]').checked = true;
  field('select').value = 'few';
  const replayPending = replayChanges(document);
  const root = await act(async () => hydrateRoot(place, fields));
  await act(async () => replayPending());
  expect(field('textarea').value).toBe('Lo que escribí');
  expect(heard()).toEqual({ minutes: '30', kind: 'few', title: 'Lo que escribí', lowers: 'true' });
  await act(async () => root.unmount());
});

test('what was written, ticked and chosen before the page could hear it is heard once it can', async () => {
  const onWritten = vi.fn();
  const onFile = vi.fn();
  const fields = <Fields onWritten={onWritten} onFile={onFile} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(fields);
  const replayPending = replayChanges(document);
  for (const [selector, text] of [
    ['[type=number]', '4'],
    ['[type=number]', '45'],
    ['textarea', 'Qué es aportar'],
    ['select', 'few'],
  ] as const) {
    field(selector).value = text;
    written(find(selector));
  }
  for (const selector of ['[type=checkbox]', '[value=published]']) field(selector).click();
  const hand = new DataTransfer();
  hand.items.add(fileOf('ley.pdf', 'application/pdf'));
  field('[type=file]').files = hand.files;
  written(find('[type=file]'));

  const root = await act(async () => hydrateRoot(place, fields));
  expect(heard()).toEqual({ minutes: '30', kind: 'all' });
  await act(async () => replayPending());
  expect(heard()).toEqual({
    minutes: '45',
    title: 'Qué es aportar',
    lowers: 'true',
    state: 'published',
    kind: 'few',
  });
  expect(field('[type=number]').value).toBe('45');
  expect(field('[value=published]').checked).toBe(true);
  expect(field('[type=checkbox]').checked).toBe(true);
  expect(onFile.mock.calls).toEqual([['ley.pdf']]);
  expect(onWritten).toHaveBeenCalledTimes(6); // once for each field
  await act(async () => root.unmount());
});

/** A tick as lists have it: each click turns it over. */
function Box() {
  const [isTicked, setTicked] = useState(false);
  return <input type="checkbox" checked={isTicked} onChange={() => setTicked((before) => !before)} />;
}

test('a box that is ticked between hydration and replay stays ticked', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Box />);
  const replayPending = replayChanges(document);
  const root = await act(async () => {
    document.dispatchEvent(new Event('hydrating'));
    return hydrateRoot(place, <Box />);
  });
  await act(async () => field('input').click());
  await act(async () => replayPending());
  expect(field('input').checked).toBe(true);
  await act(async () => root.unmount());
});

test('a field that is gone, and what is written afterwards, are left alone', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<input id="gone"><input id="stays">';
  const replayPending = replayChanges(place);
  written(find('#gone'));
  const gone = find('#gone');
  const heardOfGone = vi.fn();
  gone.addEventListener('input', heardOfGone);
  gone.remove();
  replayPending();
  expect(heardOfGone).not.toHaveBeenCalled();
  const heardOfStays = vi.fn();
  find('#stays').addEventListener('input', heardOfStays);
  written(find('#stays'));
  replayPending();
  expect(heardOfStays).toHaveBeenCalledOnce();
});
