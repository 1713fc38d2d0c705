import { useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { isVideo } from '../../lib/uploads/file-checks.ts';
import { FileField } from '../../lib/uploads/file-field.tsx';
import { playbackOfFile } from '../../lib/uploads/mp4-playback.ts';
import { isFastStart } from '../../lib/uploads/mp4-start.ts';
import { lateStart, notShown } from './material-words.rules.ts';

type MaterialFileFieldProps = {
  error: string | undefined;
  /** The file is being uploaded. */
  isLocked: boolean;
  onChosen(file: File | null): void;
};

/**
 * Chooses a document or a video. It warns, before the upload, of a video that would start late or not play
 * everywhere.
 */
export function MaterialFileField({ error, isLocked, onChosen }: MaterialFileFieldProps) {
  const [warning, setWarning] = useState<string | null>(null);
  async function look(file: File | null): Promise<void> {
    onChosen(file);
    const video = file !== null && isVideo(file) ? file : null;
    const sentences = [
      ...(video !== null ? [notShown[await playbackOfFile(video)]] : []),
      ...(video !== null && (await isFastStart(video)) === false ? [lateStart(video.size)] : []),
    ].filter((sentence) => sentence !== '');
    setWarning(sentences.length === 0 ? null : sentences.join(' '));
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
