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

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true; // storage is blocked: terms are explained
  }
}

/** Applies the reader's stored choice. */
export function restoreTerms(): void {
  const isOn = isStoredOn();
  show(isOn);
  document.querySelector('[data-terms-switch]')?.setAttribute('aria-pressed', String(isOn));
}

/** Turns the explained terms on or off and stores it for every text. */
export function switchTerms(): boolean {
  const isShown = !areTermsShown();
  show(isShown);
  try {
    localStorage.setItem(key, isShown ? 'on' : 'off');
  } catch {
    // storage is blocked: the choice holds for this page
  }
  return isShown;
}
