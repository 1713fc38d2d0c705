import { expect, test } from 'vitest';
import { mount } from '../../testing/mount-for-test.tsx';
import { Stars } from './stars.tsx';

test('062 stars show the rounded mean: 4.4 are 4 of 5, 4.5 are 5', async () => {
  const show = await mount(<Stars value={4.4} count={5} />);
  expect(document.querySelector('[aria-label="4 de 5 estrellas"]')).not.toBeNull();
  await show(<Stars value={4.5} count={2} />);
  expect(document.querySelector('[aria-label="5 de 5 estrellas"]')).not.toBeNull();
});
