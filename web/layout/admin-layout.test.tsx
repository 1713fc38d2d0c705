import { expect, test } from 'vitest';
import { OwnViewContext } from '../lib/page/own-part.tsx';
import { mount } from '../testing/mount-for-test.tsx';
import { AdminLayout } from './admin-layout.tsx';

const entry = () => document.querySelector('nav[aria-label=Administración] a[href="/mensajes"]')?.textContent;
const open = (newMessages: number) => {
  const viewer = { accountId: 1, username: 'ana', firstName: 'Ana', role: 'admin' as const, newMessages };
  return mount(
    <OwnViewContext value={{ viewer, own: undefined }}>
      <AdminLayout path="/inicio">Hola</AdminLayout>
    </OwnViewContext>,
  );
};

test.each([
  [3, 'Mensajes3 nuevos'],
  [1, 'Mensajes1 nuevo'],
  [0, 'Mensajes'],
])('the menu says how many messages are new, and nothing while none is: %s', async (count, words) => {
  await open(count);
  expect(entry()).toBe(words);
});
