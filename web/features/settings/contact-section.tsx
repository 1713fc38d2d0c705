import { type Settings, settingLengths } from '../../../contract/content/portal-settings.ts';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import type { SectionProps } from './identity-section.tsx';
import styles from './settings-page.module.css';

export function ContactSection({ initial, values, errors }: SectionProps & { values: Settings }) {
  return (
    <section className={styles.section} id="contacto" aria-labelledby="h-contacto">
      <h2 id="h-contacto">Contacto y pie</h2>
      <div className="stack">
        <FieldGrid>
          <TextField
            label="Correo de contacto"
            name="ContactEmail"
            type="email"
            defaultValue={initial.contactEmail}
            hint={
              values.contactEmail.trim() === ''
                ? 'Sin uno, ninguna página muestra un correo y los mensajes esperan en Mensajes.'
                : 'A él llegan los mensajes y las respuestas a los correos.'
            }
            maxLength={settingLengths.contactEmail}
            error={errors['ContactEmail']}
            autoComplete="off"
          />
          <TextField
            label="Teléfono"
            optional
            name="Phone"
            defaultValue={initial.phone}
            maxLength={settingLengths.phone}
            error={errors['Phone']}
            autoComplete="off"
          />
          <TextField
            label="Dirección"
            optional
            name="Address"
            defaultValue={initial.address}
            maxLength={settingLengths.address}
            error={errors['Address']}
            autoComplete="off"
          />
          <TextField
            label="Horario"
            optional
            name="Hours"
            defaultValue={initial.hours}
            maxLength={settingLengths.hours}
            error={errors['Hours']}
            autoComplete="off"
          />
        </FieldGrid>
        <TextArea
          label="Invitación a escribir"
          name="BannerText"
          grows
          defaultValue={initial.bannerText}
          hint="Sobre el pie, debajo de «¿Necesitas más información?». {correo} se reemplaza por el correo de contacto."
          maxLength={settingLengths.bannerText}
          error={errors['BannerText']}
        />
        <TextArea
          label="Frase del pie"
          name="FooterText"
          grows
          defaultValue={initial.footerText}
          hint={`${values.footerText.length} de ${settingLengths.footerText} letras`}
          maxLength={settingLengths.footerText}
          error={errors['FooterText']}
        />
      </div>
    </section>
  );
}
