import { useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { isVideo } from '../../lib/uploads/file-checks.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { isFastStart } from '../../lib/uploads/mp4-start.ts';
import { lateStart } from './material-words.rules.ts';

type MaterialFileFieldProps = {
  error: string | undefined;
  /** It is being sent. */
  isLocked: boolean;
  onChosen(file: File | null): void;
};

/** A document or a video to send; a video that would start late is told so before it is sent. */
export function MaterialFileField({ error, isLocked, onChosen }: MaterialFileFieldProps) {
  const [warning, setWarning] = useState<string | null>(null);
  async function look(file: File | null): Promise<void> {
    onChosen(file);
    const isLate = file !== null && isVideo(file) && (await isFastStart(file)) === false;
    setWarning(isLate ? lateStart(file.size) : null);
  }
  return (
    <>
      <FileField
        label="Archivo"
        kind="material"
        isLocked={isLocked}
        error={error}
        onChosen={(file) => void look(file)}
      />
      <div role="status" hidden={warning === null}>
        {warning !== null && <Callout kind="warn">{warning}</Callout>}
      </div>
    </>
  );
}
