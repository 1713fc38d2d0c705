import { useId, useRef, useState } from 'react';
import { takenFiles } from '../../../contract/content/file-kinds.ts';
import type { SettingPicture } from '../../../contract/content/portal-settings.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldNotes } from '../../components/forms/field.tsx';
import { Emblem } from '../../components/page/logo.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import styles from './settings-page.module.css';

interface PictureSettingProps {
  kind: SettingPicture;
  label: string;
  /** The recommended size, in a sentence. */
  size: string;
  /** The stored picture's file name; '' = none. */
  path: string;
  onChange: (path: string) => void;
}

/** A picture of the portal: stored as soon as it is chosen, applied once the settings are saved. */
export function PictureSetting({ kind, label, size, path, onChange }: PictureSettingProps) {
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onChange((await api.settings.addPicture({ Kind: kind, file })).data.path);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
      if (input.current !== null) input.current.value = ''; // the same file may be chosen again
    }
  }

  return (
    <div className={styles.picture}>
      <span className={classNames(styles.sample, kind === 'sharePicture' && styles.wide)}>
        {path === '' ? <Given kind={kind} /> : <img src={`/portal/${path}`} alt="" />}
      </span>
      <div>
        <b>{label}</b>
        <FieldNotes
          id={id}
          hint={`${size} ${takenFiles('picture')}; nunca SVG.`}
          {...(problem === undefined ? {} : { error: problem })}
        />
      </div>
      <div className={styles.pictureTools}>
        <Button kind="soft" size="small" busy={isBusy} onClick={() => input.current?.click()}>
          <Icon name="image" />
          {path === '' ? 'Elegir' : 'Cambiar'}
          <span className="sr">: {label}</span>
        </Button>
        {path !== '' && (
          <Button kind="text" size="small" onClick={() => onChange('')}>
            Quitar<span className="sr">: {label}</span>
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void upload(event.currentTarget.files?.[0])}
      />
    </div>
  );
}

const Given = ({ kind }: { kind: SettingPicture }) =>
  kind === 'sharePicture' ? <img src="/motivos/amanecer.svg" alt="" /> : <Emblem />;
