const longestWords = 60;

/** The heading of a form's dialog, card or page: 'Editar categoría'. */
export function headingOfForm(form: Element): string {
  const place = form.closest('dialog, section[aria-labelledby]');
  const heading = (place?.querySelector('h2') ?? document.querySelector('h1'))?.textContent?.trim();
  return heading || document.title;
}

/** A form's heading with the text of its first field: 'Editar categoría: «Ahorro»'. */
export function nameOfForm(form: Element): string {
  const first = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'textarea[name]:not([aria-hidden]), input[name][type=text]',
  );
  const words = first?.value.trim().replace(/\s+/g, ' ') ?? '';
  if (words === '') return headingOfForm(form);
  const shown = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
  return `${headingOfForm(form)}: «${shown}»`;
}
