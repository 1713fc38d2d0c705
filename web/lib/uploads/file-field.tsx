import { useRef, useState } from 'react';
import { type FileKind, fileKinds, takenFiles } from '../../../contract/upload.ts';
import buttonStyles from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Field } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
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
  /** There may be none: the file that stands stays. */
  optional?: boolean;
  /** A sentence before the kinds that are taken: 'Si no eliges otro, queda el que está.' */
  hint?: string;
  /** From useUpload. */
  upload?: UploadState;
  'data-focus-first'?: boolean;
};

/** A document to send with a form of `useForm`: dropped or chosen, checked early, with the progress of its sending. */
export function FileField(props: FileFieldProps) {
  const { label, kind, name = 'file', optional, error, hint, upload } = props;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function look(chosen: File | undefined): void {
    const found = chosen === undefined ? null : fileProblem(kind, chosen);
    if (found !== null && input.current !== null) input.current.value = '';
    setProblem(found);
    setFile(found === null ? (chosen ?? null) : null);
  }
  function clear(): void {
    if (input.current !== null) input.current.value = '';
    look(undefined);
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
            onChange={(event) => look(event.currentTarget.files?.[0])}
            data-focus-first={props['data-focus-first']}
          >
            {file && (
              <div className={styles.chosen}>
                <Icon name="clip" />
                <p>
                  <b>{file.name}</b> <span className="num">{fileSize(file.size)}</span>
                </p>
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
              </div>
            )}
          </DropArea>
        )}
      </Field>
      {upload && <UploadProgress upload={upload} noun="el archivo" />}
    </div>
  );
}
