import { timeOfDay } from '../format.ts';
import type { FormDraft } from './use-draft.ts';

/** Shows whether the text is saved on this device, and since when. */
export function DraftNote({ draft }: { draft: FormDraft }) {
  if (!draft.isDirty || draft.storedAt === null) return null;
  if (draft.storedAt === 'full') return <>No hay espacio para el borrador en este equipo. Guarda pronto.</>;
  return <>Copia en este equipo, {timeOfDay(draft.storedAt)} · sin guardar en el portal</>;
}
