/** Draws the first page of a PDF into a canvas of the shown width. */
export async function drawPdf(bytes: Uint8Array, canvas: HTMLCanvasElement): Promise<void> {
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
