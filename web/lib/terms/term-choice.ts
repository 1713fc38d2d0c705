import { deviceStorage } from '../safe-storage.ts';

const key = 'portal.terms';
const root = () => document.documentElement.dataset;

/** True unless the reader has turned 'Palabras explicadas' off. */
export const areTermsShown = (): boolean => root()['terms'] !== 'off';

/** Makes the marked terms links, or plain text without tab stops that keeps the address. */
function show(isShown: boolean): void {
  root()['terms'] = isShown ? 'on' : 'off';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-term]')) {
    const href = link.getAttribute('href') ?? link.dataset['href'] ?? '';
    link.dataset['href'] = href;
    if (isShown) link.href = href;
    else link.removeAttribute('href');
  }
}

/** Applies the reader's stored choice. */
export function restoreTerms(): void {
  const isOn = deviceStorage.read(key) !== 'off';
  show(isOn);
  document.querySelector('[data-terms-switch]')?.setAttribute('aria-pressed', String(isOn));
}

/** Turns the explained terms on or off and stores it for every text. */
export function switchTerms(): boolean {
  const isShown = !areTermsShown();
  show(isShown);
  deviceStorage.write(key, isShown ? 'on' : 'off');
  return isShown;
}
