import { settingLengths } from '../../../contract/content/portal-settings.ts';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import type { SectionProps } from './identity-section.tsx';
import styles from './settings-page.module.css';

export function TextsSection({ initial, errors }: SectionProps) {
  return (
    <section className={styles.section} id="textos" aria-labelledby="h-textos">
      <h2 id="h-textos">Textos de inicio</h2>
      <div className="stack">
        <TextField
          label="Título grande"
          name="HeroTitle"
          defaultValue={initial.heroTitle}
          maxLength={settingLengths.heroTitle}
          error={errors['HeroTitle']}
        />
        <TextArea
          label="Una frase debajo"
          name="HeroText"
          grows
          defaultValue={initial.heroText}
          maxLength={settingLengths.heroText}
          error={errors['HeroText']}
        />
        <TextField
          label="Título de bienvenida"
          name="WelcomeTitle"
          defaultValue={initial.welcomeTitle}
          maxLength={settingLengths.welcomeTitle}
          error={errors['WelcomeTitle']}
        />
        <TextArea
          label="Texto de bienvenida"
          name="WelcomeText"
          grows
          defaultValue={initial.welcomeText}
          maxLength={settingLengths.welcomeText}
          error={errors['WelcomeText']}
        />
        <TextArea
          label="Frase de los 80 puntos"
          name="PromiseText"
          grows
          defaultValue={initial.promiseText}
          hint="Un campo vacío vuelve a decir lo que el portal trae."
          maxLength={settingLengths.promiseText}
          error={errors['PromiseText']}
        />
      </div>
    </section>
  );
}
