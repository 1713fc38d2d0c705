import { useState } from 'react';

/** Shares the address of the page: by the system's sheet, else as a copied link. `state` says what happened. */
export function useShare(title: string): { state: string; share(): Promise<void> } {
  const [state, setState] = useState('');
  async function share(): Promise<void> {
    const address = location.href.split('#')[0] ?? '';
    try {
      if (navigator.share === undefined) {
        await navigator.clipboard.writeText(address);
        setState('Enlace copiado. Pégalo donde quieras compartirlo.');
      } else await navigator.share({ title, url: address });
    } catch (error) {
      // closing the share sheet without a choice is no error
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setState(`No se pudo compartir. Copia esta dirección: ${address}`);
    }
  }
  return { state, share };
}
