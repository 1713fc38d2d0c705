import { expect, test } from 'vitest';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { definitionOf, type ParameterKey } from '../../../contract/facts/keys.ts';
import type { Api } from '../../../contract/index.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { publicScreens } from '../../entry/public-screens.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
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
      <ContactPage data={[]} query={{}} viewerRole="member" site={site} />
    </OwnViewContext>,
  );
  expect(field('Email').value).toBe('ana@correo.test');
  expect(field('FirstName').value).toBe('Ana');
});

test('offices and telephones are the facts of the country; one that is missing is left out, and so is the whole where all are; a number dials', async () => {
  const fact = (name: ParameterKey, value: string | null): ParameterShown => ({
    ...definitionOf(name),
    name,
    value,
    text: value ?? '',
    source: value === null ? '' : 'Ley 1',
    link: '',
    validFrom: null,
    reviewed: null,
    isOld: false,
    isExample: false,
    asked: '',
    version: 0,
    others: [],
  });
  const open = (facts: ParameterShown[]) =>
    mount(<ContactPage data={facts} query={{}} viewerRole="open" site={site} />);
  await open([fact('telefono', '800 10 0214 (gratis)'), fact('horario', null)]);
  const shown = [...document.querySelectorAll('#donde')].at(-1);
  expect(shown?.textContent).toBe('Dónde y a quiénTeléfono de consultas800 10 0214 (gratis)');
  expect(shown?.querySelector('a')?.getAttribute('href')).toBe('tel:800100214');
  await open([fact('telefono', null), fact('horario', null)]);
  expect(document.body.lastElementChild?.querySelector('#donde') ?? null).toBeNull();
});
