import { expect, test } from 'vitest';
import type { ArticleCard } from '../../../contract/articles/calls.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { RecentArticles } from './recent-articles.tsx';

test('pictures of recent articles are 80 × 80 pixels', async () => {
  const article = { id: 3, title: 'Tu cuenta', date: '2026-11-01T12:00:00Z', imgPortada: 'tapa.webp' };
  await mount(<RecentArticles articles={[article as ArticleCard]} />);
  const picture = document.querySelector('img');
  expect([picture?.width, picture?.height]).toEqual([80, 80]);
});
