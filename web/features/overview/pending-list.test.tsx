import { expect, test } from 'vitest';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { PendingList } from './pending-list.tsx';

test('it says that nothing waits', async () => {
  await mount(<PendingList pending={[]} />);
  expect(text()).toContain('Nada espera por ti.');
});

test('it says nothing of the kind above a warning', async () => {
  await mount(
    <PendingList pending={[]}>
      <p>El portal no tiene servidor de correo.</p>
    </PendingList>,
  );
  expect(text()).toContain('El portal no tiene servidor de correo.');
  expect(text()).not.toContain('Nada espera por ti.');
});
