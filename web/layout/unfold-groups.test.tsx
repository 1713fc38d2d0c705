import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount-for-test.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { unfoldGroups } from './unfold-groups.ts';

/** A window whose height the test changes. */
function aWindow(isHigh: boolean) {
  const high = Object.assign(new EventTarget(), { matches: isHigh });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(high as unknown as MediaQueryList);
  return (isNowHigh: boolean) => {
    high.matches = isNowHigh;
    high.dispatchEvent(new Event('change'));
  };
}
const groups = () => [...document.querySelectorAll('details')];
const opened = () => groups().map(({ open }) => open);

test('in a high window all groups are open and fold alone; in a lower one only that of the screen is', async () => {
  const resize = aWindow(true);
  await mount(<AdminLayout path="/mensajes">Hola</AdminLayout>);
  expect(opened()).toEqual([false, true, false]);
  const list = document.querySelector<HTMLElement>('[data-menu-groups]');
  if (list === null) throw new Error('no groups');
  unfoldGroups(list);
  expect(opened()).toEqual([true, true, true]);
  expect(groups().map(({ name }) => name)).toEqual(['', '', '']);
  resize(false);
  expect(opened()).toEqual([false, true, false]);
  expect(new Set(groups().map(({ name }) => name))).toEqual(new Set(['menu-group']));
});

test('the ten prescribed entries are in sight without unfolding, on their own screens too', async () => {
  await mount(<AdminLayout path="/usuarios">Hola</AdminLayout>);
  expect(opened()).toEqual([false, false, false]);
  const list = document.querySelector('[data-menu-groups]');
  const shown = [...(list?.querySelectorAll(':scope > a[href]:not([data-search-open])') ?? [])];
  expect(shown.map((link) => link.getAttribute('href'))).toEqual([
    '/inicio',
    '/category',
    '/listarticle',
    '/video',
    '/sistemapension',
    '/leyreglamento',
    '/course',
    '/usuarios',
    '/imageslider',
    '/report',
  ]);
});
