import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { SearchIsland } from './search-island.tsx';

const head = document.createElement('form');
head.dataset['searchOpen'] = '';
head.innerHTML = '<input type="search" name="search">';
const field = head.querySelector('input') as HTMLInputElement;

afterEach(() => head.remove());

async function open(type: string, typed: string): Promise<void> {
  document.body.append(head);
  await mount(<SearchIsland />);
  field.value = typed;
  const event = new (type === 'click' ? MouseEvent : Event)(type, { bubbles: true, cancelable: true });
  await act(async () => (type === 'submit' ? head : field).dispatchEvent(event));
}

test.each(['input', 'submit'])('opens on %s and takes over what was typed', async (type) => {
  await open(type, 'pens');
  expect(find('[role=combobox]')).toHaveProperty('value', 'pens');
  expect(field.value).toBe('');
});

test('opens empty when it is pressed', async () => {
  await open('click', '');
  expect(find('[role=combobox]')).toHaveProperty('value', '');
});

test('takes what was typed before it came alive', async () => {
  document.body.append(head);
  field.value = 'comis';
  field.focus();
  await mount(<SearchIsland />);
  expect(find('[role=combobox]')).toHaveProperty('value', 'comis');
});

test('takes keys that come faster than it opens', async () => {
  document.body.append(head);
  await mount(<SearchIsland />);
  await act(async () => {
    for (const letter of ['p', 'e', 'n']) {
      field.value += letter;
      field.dispatchEvent(new Event('input', { bubbles: true, cancelable: true }));
    }
  });
  expect(find('[role=combobox]')).toHaveProperty('value', 'pen');
});
