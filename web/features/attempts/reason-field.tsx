import { TextArea } from '../../components/forms/text-field.tsx';

/** The reason for a change of an attempt. Its member reads it too. */
export function ReasonField({ error, isFirst }: { error: string | undefined; isFirst?: boolean }) {
  return (
    <TextArea
      label="Motivo"
      name="Reason"
      rows={2}
      hint="Queda guardado con el intento; quien lo rindió también lo lee."
      error={error}
      data-focus-first={isFirst}
    />
  );
}
