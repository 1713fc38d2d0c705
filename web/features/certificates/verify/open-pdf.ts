import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Opens a PDF on a thread of its own, to which the bytes are transferred. Loaded only once a file is chosen.
 */
export const openPdf = (data: Uint8Array): PDFDocumentLoadingTask => getDocument({ data, verbosity: 0 });
