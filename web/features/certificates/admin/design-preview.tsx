import { useEffect, useRef, useState } from 'react';
import { certificateDesign } from '../../../../contract/certificates/design-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { fileOf } from '../../../lib/api/download.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import styles from './design-page.module.css';

/** The pause in typing before the sample follows. */
const pauseMilliseconds = 600;

export interface DesignPreviewProps {
  input: Record<string, unknown>;
  draw?: typeof drawPdf;
}

/** A sample certificate beside the form, which follows typing: the PDF itself, drawn (spec 9.9). */
export function DesignPreview(props: DesignPreviewProps) {
  return (
    <Card as="section" padded className={styles.preview} aria-labelledby="muestra">
      <h2 id="muestra">Muestra</h2>
      <DrawnSample {...props} said="Es el PDF de verdad, con datos de ejemplo y sin firma electrónica." />
    </Card>
  );
}

interface DrawnSampleProps extends DesignPreviewProps {
  /** Said below the drawn sample. */
  said: string;
}

/** The drawn PDF of a design, and the link to it. */
export function DrawnSample({ input, said, draw = drawPdf }: DrawnSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState('');
  const [state, setState] = useState('Preparando la muestra…');
  const wanted = JSON.stringify(input);
  useEffect(() => {
    const given = JSON.parse(wanted) as Record<string, unknown>;
    let isLeft = false;
    async function show(): Promise<void> {
      const bytes = await sampleOf(given);
      if (isLeft || canvas.current === null) return;
      if (typeof bytes === 'string') return setState(bytes);
      const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      await draw(bytes, canvas.current); // the drawing transfers the bytes
      setPdf(address);
      setState('');
    }
    const timer = setTimeout(show, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      isLeft = true;
    };
  }, [wanted, draw]);
  useEffect(() => () => URL.revokeObjectURL(pdf), [pdf]);
  return (
    <div className={styles.sample}>
      <canvas ref={canvas} className={styles.paper} role="img" aria-label="Muestra del certificado" />
      <p role="status" className="muted small">
        {state || said}
      </p>
      {pdf !== '' && (
        <Button kind="line" href={pdf} target="_blank">
          Abrir la muestra en PDF
        </Button>
      )}
    </div>
  );
}

/** Fetches the bytes of the sample, or the reason why there is none. */
async function sampleOf(given: Record<string, unknown>): Promise<Uint8Array<ArrayBuffer> | string> {
  const checked = certificateDesign.previewDesign.input.safeParse(given);
  if (!checked.success) return 'La muestra sigue en cuanto el formulario esté completo.';
  const { method, path } = certificateDesign.previewDesign;
  try {
    const file = await fileOf(method, path, checked.data, 'muestra.pdf');
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return error.status === 0 ? 'No hay conexión: la muestra sigue cuando cambies algo.' : error.message;
  }
}

/** Draws the first page of a PDF into a canvas of the shown width. */
async function drawPdf(bytes: Uint8Array, canvas: HTMLCanvasElement): Promise<void> {
  const { openPdf } = await import('../verify/open-pdf.ts');
  const task = openPdf(bytes);
  try {
    const page = await (await task.promise).getPage(1);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (canvas.clientWidth * devicePixelRatio) / width });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await task.destroy();
  }
}
