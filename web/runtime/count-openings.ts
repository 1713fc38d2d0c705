/**
 * Counts the results that are opened from the window and the page of the search (spec 6.20), by their links'
 * `data-found` and `data-searched`. It needs no island: a result may be pressed before any is hydrated.
 */
export function countOpenings(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-found]') : null;
    const { found, searched } = link?.dataset ?? {};
    if (found === undefined || searched === undefined) return;
    const [Type, id, ...anchor] = found.split(' ');
    const body = JSON.stringify({ Value: searched, Type, Id: Number(id), Anchor: anchor.join(' ') });
    const headers = { 'content-type': 'application/json' };
    // without network it is not counted, which does not matter
    fetch('/api/SearchedPhrase/Opened', { method: 'POST', headers, body, keepalive: true }).catch(
      () => undefined,
    );
  });
}
