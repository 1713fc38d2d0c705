const pictureForm = /^(.+?)(?:-(?:1280|640|320|thumb))?\.(?:webp|avif)$/;

/**
 * The names under which rows may know a file: its own and, for a form of a picture (`x-640.webp`, `x.avif`), that of
 * the largest form, `x.webp`.
 */
export function namesKnownAs(file: string): string[] {
  const [, stem] = pictureForm.exec(file) ?? [];
  const names = [file, file.replace(/\.avif$/, '.webp')];
  if (stem !== undefined) names.push(`${stem}.webp`);
  return [...new Set(names)];
}
