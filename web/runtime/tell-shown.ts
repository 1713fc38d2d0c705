type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/**
 * Tells the server that a prefetched page is now shown (spec 10.6). Pages that were fetched on demand are counted
 * already.
 */
export function tellShown(): void {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  const isCounted = document.documentElement.hasAttribute('data-counted');
  if (!isCounted || navigation?.deliveryType !== 'navigational-prefetch') return;
  // without network it is not counted, and nobody has to know
  fetch(location.href, { method: 'HEAD', keepalive: true, cache: 'no-store' }).catch(() => undefined);
}
