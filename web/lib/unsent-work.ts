const sources = new Set<() => boolean>();

/** Registers a page's answer to "is anything here not sent yet?"; returns the function that removes it. */
export function watchUnsentWork(hasSome: () => boolean): () => void {
  sources.add(hasSome);
  return () => void sources.delete(hasSome);
}

/** True if answers or text of this page are not sent yet: signing out warns first. */
export function hasUnsentWork(): boolean {
  return [...sources].some((hasSome) => hasSome());
}
