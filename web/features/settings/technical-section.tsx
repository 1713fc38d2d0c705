import type { SettingsToEdit } from '../../../contract/settings/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import type { FieldOf } from './settings.rules.ts';
import styles from './settings-page.module.css';

export function TechnicalSection({
  data,
  fieldOf,
}: {
  fieldOf: FieldOf;
  data: SettingsToEdit & { demoCount: number };
}) {
  return (
    <section className={styles.section} id="mas" aria-labelledby="h-mas">
      <h2 id="h-mas">Moneda, hora, certificados y páginas legales</h2>
      <div className="stack">
        <FieldGrid>
          <TextField
            label="Moneda"
            {...fieldOf('currency')}
            hint="Como se escribe delante de una suma: Bs."
            autoComplete="off"
          />
          <TextField
            label="Zona horaria"
            value={data.timeZone}
            readOnly
            hint="La pone quien instala el portal."
          />
        </FieldGrid>
        <ul className={styles.links}>
          <li>
            <a href="/ajustes/paginas">
              <span>
                <b>Páginas legales</b>
                <small>Privacidad, condiciones y accesibilidad: están al pie de cada página.</small>
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
          <li>
            <a href="/disenocertificado">
              <span>
                <b>Certificados</b>
                <small>Sus palabras, el sello y las firmas. El nombre y el logo son los de aquí.</small>
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
          {data.demoCount > 0 && (
            <li>
              <a href="/inicio#muestra">
                <span>
                  <b>Contenido de demostración</b>
                  <small>
                    {data.demoCount === 1 ? 'Queda 1 publicación' : `Quedan ${data.demoCount} publicaciones`}.
                    Se quitan en Inicio, y lo tuyo no se toca.
                  </small>
                </span>
                <Icon name="arrow-right" />
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
