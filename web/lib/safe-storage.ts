/**
 * A storage of the browser. Where it is full, blocked (its getter throws) or missing (null, as in some apps that show
 * web pages), nothing is stored, and pages go on without it.
 */
interface SafeStorage {
  /** Null = nothing is stored. */
  read(key: string): string | null;
  /** False = it could not be stored. */
  write(key: string, text: string): boolean;
  forget(key: string): void;
  keys(): string[];
  clear(): void;
}

function safeStorage(open: () => Storage): SafeStorage {
  /** Null = it refused, for which each browser throws another error, or there is none. */
  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(open());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => attempt((storage) => storage.setItem(key, text)) !== null,
    forget: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt(Object.keys) ?? [],
    clear: () => attempt((storage) => storage.clear()),
  };
}

/** Shared by all tabs, until somebody signs out. */
export const deviceStorage = safeStorage(() => localStorage);
/** Only for this tab, until it is closed. */
export const tabStorage = safeStorage(() => sessionStorage);
