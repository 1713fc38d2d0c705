/** The converter's own reader of a .docx; its types leave it out. */
declare module 'mammoth/lib/zipfile.js' {
  export interface ZipFile {
    exists(name: string): boolean;
    read(name: string, encoding?: string): Promise<string | Uint8Array>;
  }
  const zipfile: { openArrayBuffer(bytes: Uint8Array): Promise<ZipFile> };
  export default zipfile;
}
