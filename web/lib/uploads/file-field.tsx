import { useRef, useState } from 'react';
import { type FileKind, fileKinds, takenFiles } from '../../../contract/files/file-kinds.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import buttonStyles from '../../components/forms/button.module.css';
import { Button } from '../../components/forms/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { fileSize } from '../format.ts';
import { DropArea } from './drop-area.tsx';
import { fileProblem } from './file-checks.ts';
import styles from './file-field.module.css';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadState } from './use-upload.ts';

type FileFieldProps = {
  label: string;
  kind: Exclude<FileKind, 'picture'>;
  name?: string;
  error?: string;
  /** The field may stay empty: the stored file stays. */
  optional?: boolean;
  /** A sentence before the accepted kinds: 'Si no eliges otro, queda el que está.' */
  hint?: string;
  upload?: UploadState;
  /** The error found by reading the file, beyond its kind and size; null = none. */
  check?: (file: File) => Promise<string | null>;
  /** Called with a valid file; null = the file was removed. */
  onChosen?: (file: File | null) => void;
  /** True while the chosen file is being sent. */
  isLocked?: boolean;
  'data-focus-first'?: boolean;
};

/** A document field for a form of `useForm`: dropped or chosen, checked early, with upload progress. */
export function FileField(props: FileFieldProps) {
  const { label, kind, name = 'file', optional, error, hint, upload, check, onChosen } = props;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function look(chosen: File | undefined): Promise<void> {
    const early = chosen === undefined ? null : fileProblem(kind, chosen);
    let found = early;
    if (found === null && chosen !== undefined && check !== undefined) {
      found = await check(chosen);
      if (input.current?.files?.[0] !== chosen) return; // another was chosen meanwhile
    }
    if (found !== null && input.current !== null) input.current.value = '';
    input.current?.setCustomValidity(found ?? '');
    setProblem(found);
    const taken = found === null ? (chosen ?? null) : null;
    setFile(taken);
    onChosen?.(taken);
  }
  function clear(): void {
    if (input.current !== null) input.current.value = '';
    void look(undefined);
    input.current?.focus();
  }
  return (
    <div className={styles.field}>
      <Field
        label={label}
        optional={optional}
        error={problem ?? error}
        hint={`${hint === undefined ? '' : `${hint} `}${takenFiles(kind)}.`}
      >
        {(control) => (
          <DropArea
            control={control}
            input={input}
            name={name}
            accept={fileKinds[kind].accept}
            icon="upload"
            noun="un archivo"
            onChange={(event) => void look(event.currentTarget.files?.[0])}
            data-focus-first={props['data-focus-first']}
          >
            {file && (
              <div className={styles.chosen}>
                <Icon name="clip" />
                <p>
                  <b>{file.name}</b> <span className="num">{fileSize(file.size)}</span>
                </p>
                {!props.isLocked && (
                  <div className="row">
                    <label
                      htmlFor={control.id}
                      className={classNames(buttonStyles.button, buttonStyles.soft, buttonStyles.small)}
                    >
                      Elegir otro
                    </label>
                    <Button kind="text" size="small" onClick={clear}>
                      Quitar
                    </Button>
                  </div>
                )}
              </div>
            )}
          </DropArea>
        )}
      </Field>
      {upload && <UploadProgress upload={upload} noun="el archivo" />}
    </div>
  );
}
