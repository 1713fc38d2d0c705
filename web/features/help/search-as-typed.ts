const waitMilliseconds = 250;

/**
 * The help's search as one types: it shows what the search page would. Enter opens that page, which also works without
 * script.
 */
export function searchAsTyped(form: HTMLFormElement): void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = async () => {
    latest += 1;
    const asked = latest;
    const words = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const address = words.get('buscar')?.trim() === '' ? form.action : `${form.action}?${words}`;
    const answer = await fetch(address).catch(() => null); // without network Enter says so
    if (answer === null || !answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = page.querySelector('[data-help-found]');
    if (found !== null && asked === latest) document.querySelector('[data-help-found]')?.replaceWith(found);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), waitMilliseconds);
  });
}
