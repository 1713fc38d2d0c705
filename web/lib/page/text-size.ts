const key = 'portal.text-size';
const sizes = 3;

function show(size: number): void {
  document.documentElement.dataset['textSize'] = String(size);
}

/** Puts the size of reading text that was chosen before on the page: 0 normal, 1 large, 2 larger. */
export function restoreTextSize(): void {
  try {
    const size = Number(localStorage.getItem(key) ?? 0);
    if (size > 0 && size < sizes) show(size);
  } catch {
    // storage is switched off: the text stays as it is drawn
  }
}

/** The next size, after the largest the first again; remembered for every text. */
export function nextTextSize(): number {
  const size = (Number(document.documentElement.dataset['textSize'] ?? 0) + 1) % sizes;
  show(size);
  try {
    localStorage.setItem(key, String(size));
  } catch {
    // storage is switched off: the size holds for this page
  }
  return size;
}
