const key = 'portal.text-size';
const sizes = 3;

function show(size: number): void {
  document.documentElement.dataset['textSize'] = String(size);
}

/** Applies the stored size of reading text: 0 normal, 1 large, 2 larger. */
export function restoreTextSize(): void {
  try {
    const size = Number(localStorage.getItem(key) ?? 0);
    if (size > 0 && size < sizes) show(size);
  } catch {
    // storage is blocked: the text keeps its size
  }
}

/** Switches to the next size, after the largest back to the first, and stores it for every text. */
export function nextTextSize(): number {
  const size = (Number(document.documentElement.dataset['textSize'] ?? 0) + 1) % sizes;
  show(size);
  try {
    localStorage.setItem(key, String(size));
  } catch {
    // storage is blocked: the size holds for this page
  }
  return size;
}
