import { expect, test } from 'vitest';
import { useMenuCount } from '../lib/page/menu-counts.ts';
import { OwnViewContext } from '../lib/page/own-part.tsx';
import { mount } from '../testing/mount-for-test.tsx';
import { AdminLayout } from './admin-layout.tsx';

const entry = () => document.querySelector('nav[aria-label=Administración] a[href="/mensajes"]')?.textContent;
const groupOf = (name: string) =>
  [...document.querySelectorAll('details')].find((group) => group.textContent.startsWith(name));
const open = (newMessages: number, path = '/inicio') => {
  const viewer = { accountId: 1, username: 'ana', firstName: 'Ana', role: 'admin' as const, newMessages };
  return mount(
    <OwnViewContext value={{ viewer, own: undefined }}>
      <AdminLayout path={path}>Hola</AdminLayout>
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

test('a folded group says how much waits in it; the group of the screen is open, on a prescribed one none', async () => {
  await open(3);
  expect(groupOf('Contenido')?.open).toBe(false);
  expect(groupOf('Personas')?.open).toBe(false);
  expect(groupOf('Personas')?.querySelector('summary')?.textContent).toBe('Personas3 por atender');
  expect(groupOf('Portal')?.querySelector('summary')?.textContent).toBe('Portal');
});

test('a page that knows better changes its counter and the sum of the group, down to nothing', async () => {
  const viewer = {
    accountId: 1,
    username: 'ana',
    firstName: 'Ana',
    role: 'admin' as const,
    newMessages: 3,
    newComments: 2,
  };
  const sum = () => groupOf('Personas')?.querySelector('summary')?.textContent;
  for (const [left, own, all] of [
    [undefined, 'Mensajes3 nuevos', 'Personas5 por atender'],
    [3, 'Mensajes3 nuevos', 'Personas5 por atender'],
    [1, 'Mensajes1 nuevo', 'Personas3 por atender'],
    [0, 'Mensajes', 'Personas2 por atender'],
    [1200, 'Mensajes999+ nuevos', 'Personas999+ por atender'],
  ] as const) {
    await mount(
      <OwnViewContext value={{ viewer, own: undefined }}>
        <AdminLayout path="/mensajes">
          <Page left={left} />
        </AdminLayout>
      </OwnViewContext>,
    );
    expect([entry(), sum()]).toEqual([own, all]);
  }
  await mount(<Page left={2} />); // a page without the menu has nothing to tell
});

function Page({ left }: { left: number | undefined }) {
  useMenuCount('/mensajes', left);
  return null;
}

test('on a screen of a group that group is open', async () => {
  await open(0, '/disenocertificado');
  expect(groupOf('Personas')?.open).toBe(true);
  expect(groupOf('Contenido')?.open).toBe(false);
});
