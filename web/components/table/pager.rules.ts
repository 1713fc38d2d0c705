/**
 * The page numbers to show, null for a gap: all up to 7, otherwise the first, the last and those around the
 * current page.
 */
export function pageSteps(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages);
  const shown = [...new Set(near)];
  return shown.flatMap((step, index) => {
    const before = shown[index - 1];
    if (before === undefined || step === before + 1) return [step];
    return step === before + 2 ? [before + 1, step] : [null, step];
  });
}
