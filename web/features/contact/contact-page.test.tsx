import { expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { publicScreens } from '../../screens/public-screens.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { field } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import ContactPage from './contact-page.tsx';

test('a member writes from the address that the portal knows', async () => {
  const viewer: Viewer = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' };
  const api = { users: { get: async () => ({ data: { email: 'ana@correo.test' } }) } } as unknown as Api;
  const screen = publicScreens.find(({ path }) => path === '/contact');
  if (screen?.mode !== 'page') throw new Error('no page to write to the institute');
  const own = await screen.loadOwn?.(api, {}, viewer);
  await mount(
    <OwnViewContext value={{ viewer, own }}>
      <ContactPage data={null} query={{}} viewerRole="member" site={site} />
    </OwnViewContext>,
  );
  expect(field('Email').value).toBe('ana@correo.test');
  expect(field('FirstName').value).toBe('Ana');
});
