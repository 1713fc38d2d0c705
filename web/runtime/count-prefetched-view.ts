type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/** Reports that a prefetched page is now shown (spec 10.6). Pages fetched on demand are already counted. */
export function countPrefetchedView(): void {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const isCounted = document.documentElement.hasAttribute('data-counted');
  if (!isCounted || navigation?.deliveryType !== 'navigational-prefetch') return;
  // without network it is not counted, which does not matter
  fetch(location.href, { method: 'HEAD', keepalive: true, cache: 'no-store' }).catch(() => undefined);
}
