/** The part of pdfjs that otherwise runs in a worker; its types are left out. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object;
}
