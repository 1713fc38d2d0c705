import type { Config } from '../context/config.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/files.ts';
import { openUploads, type Uploads } from '../platform/files/upload-parts.ts';

type Place = Pick<Config, 'dataDir' | 's3'>;

/** Opens the configured file store. The S3 client is loaded only for a bucket. */
export async function openFileStore({ dataDir, s3 }: Place): Promise<FileStore> {
  if (s3 === undefined) return openFiles(dataDir);
  return (await import('../platform/files/s3-store.ts')).openS3Files(s3);
}

/** Uploads are stored where files are. */
export async function openUploadStore({ dataDir, s3 }: Place): Promise<Uploads> {
  const local = openUploads(dataDir);
  if (s3 === undefined) return local;
  const [{ openS3 }, { openS3Uploads }] = await Promise.all([
    import('../platform/files/s3-client.ts'),
    import('../platform/files/s3-uploads.ts'),
  ]);
  return openS3Uploads(local, openS3(s3));
}
