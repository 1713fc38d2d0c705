import { qrDrawing } from '../../../../contract/content/qr-drawing.ts';

/** Draws a text as a QR code for the paper. */
export function qrSvg(text: string): string {
  const { size, path } = qrDrawing(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#1d2a2a" d="${path}"/></svg>`;
}
