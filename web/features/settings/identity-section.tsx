import { readColour } from '../../../contract/settings/colours.ts';
import type { Settings } from '../../../contract/settings/portal-settings.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { type ColourVerdict, verdictOfBrand, verdictOfSun } from './colour-verdict.rules.ts';
import { PictureSetting } from './picture-setting.tsx';
import type { FieldOf } from './settings.rules.ts';
import styles from './settings-page.module.css';

interface IdentityProps {
  fieldOf: FieldOf;
  values: Settings;
  errors: Record<string, string>;
  onChoose: (change: Partial<Settings>) => void;
}

export function IdentitySection({ fieldOf, values, errors, onChoose }: IdentityProps) {
  return (
    <section className={styles.section} id="identidad" aria-labelledby="h-identidad">
      <h2 id="h-identidad">Identidad</h2>
      <div className="stack">
        <TextField
          label="Nombre del portal"
          {...fieldOf('name')}
          hint="Sale arriba, en los correos y en los certificados."
          autoComplete="off"
        />
        <FieldGrid>
          <TextField
            label="Nombre corto"
            {...fieldOf('shortName')}
            hint="Debajo del icono, en el teléfono."
            autoComplete="off"
          />
          <TextField
            label="Lema"
            {...fieldOf('slogan')}
            hint="En la pestaña y al compartir el portal."
            autoComplete="off"
          />
        </FieldGrid>
        <TextField
          label="Institución que lo ofrece"
          {...fieldOf('institute')}
          hint="Emite los certificados y sale en el pie."
          autoComplete="organization"
        />
        <PictureSetting
          kind="logo"
          label="Logo"
          size="Desde 64 × 64 píxeles."
          path={values.logo}
          onChange={(logo) => onChoose({ logo })}
        />
        <PictureSetting
          kind="icon"
          label="Icono"
          size="Cuadrado, desde 192 × 192 píxeles; sin uno se usa el logo."
          path={values.icon}
          onChange={(icon) => onChoose({ icon })}
        />
        <fieldset className={styles.colours}>
          <legend>Los dos colores</legend>
          <ColourSetting
            label="Color de la casa"
            name="BrandColour"
            value={values.brandColour}
            onChange={(brandColour) => onChoose({ brandColour })}
            verdict={verdictOfBrand(values.brandColour)}
            error={errors['BrandColour']}
          />
          <ColourSetting
            label="Color del botón principal"
            name="SunColour"
            value={values.sunColour}
            onChange={(sunColour) => onChoose({ sunColour })}
            verdict={verdictOfSun(values.sunColour, values.brandColour)}
            error={errors['SunColour']}
          />
        </fieldset>
        <PictureSetting
          kind="sharePicture"
          label="Imagen al compartir"
          size="Se ve cuando alguien manda un enlace: 1200 × 630 píxeles, o desde 600 × 315."
          path={values.sharePicture}
          onChange={(sharePicture) => onChoose({ sharePicture })}
        />
      </div>
    </section>
  );
}

interface ColourSettingProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  verdict: ColourVerdict;
  error: string | undefined;
}

/** A colour of the institute, chosen in the browser's own picker or typed, and checked at every change. */
function ColourSetting({ label, name, value, onChange, verdict, error }: ColourSettingProps) {
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
