export interface UnsavedChanges {
  /** A label such as 'Editar categoría'. */
  name: string;
  href: string;
}

/** A part of a page that may hold unsaved changes. */
interface Source {
  /** Null = nothing is unsaved. */
  work(): UnsavedChanges | null;
  element?: Element;
  discard?(): void;
}

const sources = new Set<Source>();

/** Registers a source of unsaved changes; returns the function that removes it. */
export function watchUnsavedChanges(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** The unsaved changes of this page, which signing out names first. */
export const unsavedChanges = (): UnsavedChanges[] => [...sources].flatMap((source) => source.work() ?? []);

/** Discards the unsaved changes inside `place`, after the person agreed. */
export function discardUnsavedChanges(place: Element): void {
  for (const { element, discard } of [...sources])
    if (element !== undefined && place.contains(element)) discard?.();
}

export const hereHref = (): string => location.pathname + location.search;

const lockPrefix = 'portal.unsaved:';
const locks = () => (navigator as { locks?: LockManager }).locks;

/**
 * Makes the browser ask before the page is left. `told` is announced to other tabs by a lock that lasts as long as the
 * page. Returns the function that ends both.
 */
export function guardUnsavedChanges(source: Source, told?: UnsavedChanges): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (source.work() !== null) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  const stopWatching = watchUnsavedChanges(source);
  const isOver = new AbortController();
  const over = new Promise<void>((resolve) => isOver.signal.addEventListener('abort', () => resolve()));
  if (told) void locks()?.request(lockPrefix + JSON.stringify(told), { mode: 'shared' }, () => over);
  return () => {
    removeEventListener('beforeunload', ask);
    stopWatching();
    isOver.abort();
  };
}

/** The unsaved changes of every tab of this browser, this one included. */
export async function unsavedChangesOfAllTabs(): Promise<UnsavedChanges[]> {
  const state = await locks()?.query();
  const elsewhere = (state?.held ?? []).flatMap(({ name = '' }) =>
    name.startsWith(lockPrefix) ? [JSON.parse(name.slice(lockPrefix.length)) as UnsavedChanges] : [],
  );
  const all = [...unsavedChanges(), ...elsewhere];
  return all.filter(
    ({ name, href }, place) => all.findIndex((one) => one.name === name && one.href === href) === place,
  );
}
