const pictureForm = /^(.+?)(?:-(?:1280|640|320|thumb))?\.(?:webp|avif)$/;

/**
 * The names under which a row may know a file: its own, and of a picture's form (`x-640.webp`, `x.avif`) the largest
 * one's, `x.webp`, which is the one that rows name.
 */
export function namesKnownAs(file: string): string[] {
  const [, stem] = pictureForm.exec(file) ?? [];
  const names = [file, file.replace(/\.avif$/, '.webp')];
  if (stem !== undefined) names.push(`${stem}.webp`);
  return [...new Set(names)];
}
