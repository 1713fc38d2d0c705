import { deviceStorage } from '../safe-storage.ts';

/** This browser's memory of interrupted uploads: the same file, chosen again, resumes where it stopped. */
export interface UploadMemory {
  read(): string | null;
  keep(uploadId: string): void;
  forget(): void;
}

/**
 * The memory of one file's upload for one purpose ('material.7') and one account: nobody else resumes it
 * (spec 5.5). Name, size and last change identify the file. Without storage nothing is remembered.
 */
export function uploadMemory(accountId: number, purpose: string, file: File): UploadMemory {
  const key = `portal.upload.${accountId}.${purpose}.${file.size}.${file.lastModified}.${file.name}`;
  return {
    read: () => deviceStorage.read(key),
    keep: (uploadId) => void deviceStorage.write(key, uploadId),
    forget: () => deviceStorage.forget(key),
  };
}
