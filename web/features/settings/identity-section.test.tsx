import { expect, test, vi } from 'vitest';
import type { Settings } from '../../../contract/settings/portal-settings.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { verdictOfBrand } from './colour-verdict.rules.ts';
import { IdentitySection } from './identity-section.tsx';

test('a colour on which nothing can be read is told, and the nearest that can is taken by one press', async () => {
  const values = { brandColour: '#ffee00', sunColour: '#e9a820', logo: '', icon: '', sharePicture: '' };
  const choose = vi.fn();
  const fieldOf = (name: string) => ({ name, defaultValue: '' });
  await mount(
    <IdentitySection fieldOf={fieldOf as never} values={values as Settings} errors={{}} onChoose={choose} />,
  );
  const { title, nearest } = verdictOfBrand('#ffee00');
  expect(text()).toContain(title);
  await press(`Usar ${nearest}`);
  expect(choose.mock.calls).toEqual([[{ brandColour: nearest }]]);
});
