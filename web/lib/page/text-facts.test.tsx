import { expect, test } from 'vitest';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { TextFacts } from './text-facts.tsx';

test('a text says its year, and when it was revised if that was after its publication', async () => {
  const show = await mount(<TextFacts minutes={5} published="2025-11-16" revised="2026-02-03" />);
  expect(text()).toBe('5 min de lectura · 16 de noviembre de 2025 · Revisado el 3 de febrero de 2026');
  await show(<TextFacts published="2025-11-16" revised="2025-11-16" />);
  expect(text()).toBe('16 de noviembre de 2025');
  await show(<TextFacts revised="2026-02-03" />);
  expect(text()).toBe('Revisado el 3 de febrero de 2026');
});
