import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF on a thread of its own; the bytes are given away. Loaded only once somebody chooses a file. */
export const openPdf = (data: Uint8Array): PDFDocumentLoadingTask => getDocument({ data, verbosity: 0 });
