import { timeOfDay } from '../format.ts';
import type { FormDraft } from './use-draft.ts';

/** Whether what was written is kept on this device, and since when. */
export function DraftNote({ draft }: { draft: FormDraft }) {
  if (!draft.isDirty || draft.kept === null) return null;
  if (draft.kept === 'full') return <>No hay espacio para el borrador en este equipo. Guarda pronto.</>;
  return <>Borrador guardado a las {timeOfDay(draft.kept)}</>;
}
