import { expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { Option } from './option.tsx';

test('the letter and the words of an option are two words', async () => {
  await mount(
    <Option type="radio" letter="A">
      Verdadero
    </Option>,
  );
  expect(find('label').textContent).toBe('A Verdadero');
});
