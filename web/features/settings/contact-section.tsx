import { type Settings, settingLengths } from '../../../contract/settings/portal-settings.ts';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import type { FieldOf } from './settings.rules.ts';
import styles from './settings-page.module.css';

export function ContactSection({ fieldOf, values }: { fieldOf: FieldOf; values: Settings }) {
  return (
    <section className={styles.section} id="contacto" aria-labelledby="h-contacto">
      <h2 id="h-contacto">Contacto y pie</h2>
      <div className="stack">
        <FieldGrid>
          <TextField
            label="Correo de contacto"
            {...fieldOf('contactEmail')}
            type="email"
            hint={
              values.contactEmail.trim() === ''
                ? 'Sin uno, ninguna página muestra un correo y los mensajes esperan en Mensajes.'
                : 'A él llegan los mensajes y las respuestas a los correos.'
            }
            autoComplete="off"
          />
          <TextField label="Teléfono" optional {...fieldOf('phone')} autoComplete="off" />
          <TextField label="Dirección" optional {...fieldOf('address')} autoComplete="off" />
          <TextField label="Horario" optional {...fieldOf('hours')} autoComplete="off" />
        </FieldGrid>
        <TextArea
          label="Invitación a escribir"
          {...fieldOf('bannerText')}
          grows
          hint="Sobre el pie, debajo de «¿Necesitas más información?». {correo} se reemplaza por el correo de contacto."
        />
        <TextArea
          label="Frase del pie"
          {...fieldOf('footerText')}
          grows
          hint={`${values.footerText.length} de ${settingLengths.footerText} letras`}
        />
      </div>
    </section>
  );
}
