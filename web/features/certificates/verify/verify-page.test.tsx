import { expect, test } from 'vitest';
import { find, mount } from '../../../testing/mount-for-test.tsx';
import { site } from '../../../testing/site.ts';
import VerifyPage from './verify-page.tsx';

test('the hash of the register is folded away', async () => {
  const data = { typed: '', found: null, register: { position: 12, hash: 'ab12' } };
  await mount(<VerifyPage data={data} query={{}} viewerRole="open" site={site} />);
  expect(find('code').closest('details')?.open).toBe(false);
});
