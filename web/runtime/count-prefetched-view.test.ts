import { afterEach, expect, test, vi } from 'vitest';
import { countPrefetchedView } from './count-prefetched-view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['counted'];
});

test.each([
  ['navigational-prefetch', true, 1],
  ['navigational-prefetch', false, 0],
  ['', true, 0],
])('a page delivered by %j, counted: %j', (deliveryType, isCounted, times) => {
  const ask = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', ask);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { deliveryType } as unknown as PerformanceEntry,
  ]);
  if (isCounted) document.documentElement.dataset['counted'] = '';
  countPrefetchedView();
  expect(ask).toHaveBeenCalledTimes(times);
  if (times === 1)
    expect(ask).toHaveBeenCalledWith(location.href, { method: 'HEAD', keepalive: true, cache: 'no-store' });
});
