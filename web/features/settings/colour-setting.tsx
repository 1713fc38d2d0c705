import { readColour } from '../../../contract/content/colours.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import type { ColourVerdict } from './colour-verdict.rules.ts';
import styles from './settings-page.module.css';

interface ColourSettingProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  verdict: ColourVerdict;
  error: string | undefined;
}

/** A colour of the institute, chosen in the browser's own picker or typed, and checked at every change. */
export function ColourSetting({ label, name, value, onChange, verdict, error }: ColourSettingProps) {
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={`Elegir ${label.toLowerCase()}`}
        value={readColour(value) ?? '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TextField
        label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        {...(error === undefined ? {} : { error })}
      />
      <p className={styles[verdict.kind]} role="status">
        <Icon name={verdict.kind === 'good' ? 'check-circle' : 'alert'} />
        <span>
          <b>{verdict.title}</b> {verdict.text}
          {verdict.nearest !== undefined && (
            <>
              {' '}
              <Button kind="text" size="small" onClick={() => onChange(verdict.nearest ?? value)}>
                Usar {verdict.nearest}
              </Button>
            </>
          )}
        </span>
      </p>
    </div>
  );
}
