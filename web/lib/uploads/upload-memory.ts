import { tryStorage } from '../safe-storage.ts';

/** What this browser remembers of uploads that broke off: a file that is chosen again goes on where it stopped. */
export interface UploadMemory {
  read(): string | null;
  keep(uploadId: string): void;
  forget(): void;
}

/**
 * The memory of one file's upload for one purpose ('material.7'), of one account: nobody else goes on with it
 * (spec 5.5). The file is known by its name, size and last change. Where there is no storage nothing is remembered.
 */
export function uploadMemory(accountId: number, purpose: string, file: File): UploadMemory {
  const key = `portal.upload.${accountId}.${purpose}.${file.size}.${file.lastModified}.${file.name}`;
  return {
    read: () => tryStorage(() => localStorage.getItem(key)),
    keep: (uploadId) => void tryStorage(() => localStorage.setItem(key, uploadId)),
    forget: () => void tryStorage(() => localStorage.removeItem(key)),
  };
}
