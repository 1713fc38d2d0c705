import { expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { Pager } from './pager.tsx';

test('thousands are set apart in the place in a list', async () => {
  await mount(<Pager page={51} pageSize={20} total={1284} noun={['artículo', 'artículos']} />);
  expect(find('[role=status]').textContent).toBe('1\u00a0001 a 1\u00a0020 de 1\u00a0284 artículos');
});
