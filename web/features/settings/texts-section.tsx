import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import type { FieldOf } from './settings.rules.ts';
import styles from './settings-page.module.css';

export function TextsSection({ fieldOf }: { fieldOf: FieldOf }) {
  return (
    <section className={styles.section} id="textos" aria-labelledby="h-textos">
      <h2 id="h-textos">Textos de inicio</h2>
      <div className="stack">
        <TextField label="Título grande" {...fieldOf('heroTitle')} />
        <TextArea label="Una frase debajo" {...fieldOf('heroText')} grows />
        <TextField label="Título de bienvenida" {...fieldOf('welcomeTitle')} />
        <TextArea label="Texto de bienvenida" {...fieldOf('welcomeText')} grows />
        <TextArea
          label="Frase de los 80 puntos"
          {...fieldOf('promiseText')}
          grows
          hint="Un campo vacío vuelve a decir lo que el portal trae."
        />
      </div>
    </section>
  );
}
