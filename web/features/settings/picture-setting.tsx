import { useId } from 'react';
import { takenFiles } from '../../../contract/files/file-kinds.ts';
import type { SettingPicture } from '../../../contract/settings/portal-settings.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldNotes } from '../../components/forms/field.tsx';
import { Emblem } from '../../components/page/logo.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { usePictureUpload } from '../../lib/uploads/use-picture-upload.ts';
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
  const upload = usePictureUpload(async (file) =>
    onChange((await api.settings.addPicture({ Kind: kind, file })).data.path),
  );

  return (
    <div className={styles.picture}>
      <span className={classNames(styles.sample, kind === 'sharePicture' && styles.wide)}>
        {path === '' ? <Given kind={kind} /> : <img src={`/portal/${path}`} alt="" />}
      </span>
      <div>
        <b>{label}</b>
        <div role="status">
          <FieldNotes id={id} hint={`${size} ${takenFiles('picture')}; nunca SVG.`} {...upload.error} />
        </div>
      </div>
      <div className={styles.pictureTools}>
        <Button kind="soft" size="small" busy={upload.isBusy} onClick={() => upload.input.current?.click()}>
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
        ref={upload.input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onInput={upload.onInput}
        onChange={upload.onChange}
      />
    </div>
  );
}

const Given = ({ kind }: { kind: SettingPicture }) =>
  kind === 'sharePicture' ? <img src="/motivos/amanecer.svg" alt="" /> : <Emblem />;
