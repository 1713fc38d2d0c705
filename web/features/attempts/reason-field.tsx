import { TextArea } from '../../components/forms/text-field.tsx';

type ReasonFieldProps = { error: string | undefined; isFirst?: boolean; hint?: string };

/** The reason for a change of an attempt, or for a grade by hand. Its member reads it too. */
export function ReasonField({
  error,
  isFirst,
  hint = 'Queda guardado con el intento; quien lo rindió también lo lee.',
}: ReasonFieldProps) {
  return (
    <TextArea label="Motivo" name="Reason" rows={2} hint={hint} error={error} data-focus-first={isFirst} />
  );
}
