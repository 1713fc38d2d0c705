import { act, type ReactElement, useState } from 'react';
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

/** Runs `meanwhile` where hydration takes its time: after React took over, before the replay. */
async function hydrateAround(element: ReactElement, before: () => void, meanwhile: () => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  const replayPending = replayChanges(place);
  before();
  const root = await act(async () => {
    place.dispatchEvent(new Event('hydrating'));
    return hydrateRoot(place, element);
  });
  await act(async () => meanwhile());
  await act(async () => replayPending());
  return () => act(async () => root.unmount());
}

/** Types as a browser does: React watches the property of the field itself, and would take the text for its own. */
function type(selector: string, text: string): void {
  const typed = field(selector);
  typed.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(typed), 'value')?.set?.call(typed, text);
  written(typed);
}

test('whoever goes on to the next field while the page hydrates stays there', async () => {
  const leave = await hydrateAround(
    <Fields onWritten={vi.fn()} onFile={vi.fn()} />,
    () => type('[type=number]', '45'),
    () => type('textarea', 'lluvia'),
  );
  expect(document.activeElement).toBe(find('textarea'));
  expect(heard()).toMatchObject({ minutes: '45', title: 'lluvia' });
  await leave();
});

test('text that grows, and a box ticked back, while the page hydrates are as they were left', async () => {
  const leave = await hydrateAround(
    <>
      <Fields onWritten={vi.fn()} onFile={vi.fn()} />
      <div id="turned">
        <Box />
      </div>
    </>,
    () => {
      type('textarea', 'Uno y dos');
      field('#turned input').click();
    },
    () => {
      type('textarea', 'Uno y dos y tres');
      field('#turned input').click();
    },
  );
  expect([field('textarea').value, heard()['title']]).toEqual(['Uno y dos y tres', 'Uno y dos y tres']);
  expect(field('#turned input').checked).toBe(false);
  await leave();
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

test('what was typed comes into the field that took the place of the typed one, and so does the focus', () => {
  document.body.innerHTML = '<form><input name="a"><input name="b"></form>';
  const place = find('form');
  const typed = place.querySelector<HTMLInputElement>('[name=b]');
  typed?.focus();
  if (typed !== null) typed.value = 'Ana';
  const replay = replayChanges(place);
  place.dispatchEvent(new Event('hydrating'));
  place.innerHTML = '<input name="a"><input name="b">';
  replay();
  const [first, second] = place.querySelectorAll('input');
  expect([first?.value, second?.value]).toEqual(['', 'Ana']);
  expect(document.activeElement).toBe(second);
});
