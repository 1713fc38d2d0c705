import { Callout } from '../../components/display/callout.tsx';
import type { Site } from '../../lib/page/site.ts';

/** True if a setting is missing that keeps people from being answered (spec 11.3). */
export const lacksMail = (site: Site) => !site.sendsMail || site.contactEmail === null;

/** Warns of it. */
export function MailWarning({ site }: { site: Site }) {
  if (!lacksMail(site)) return null;
  return (
    <Callout kind="warn">
      {!site.sendsMail && (
        <p>
          El portal no tiene servidor de correo: ningún correo sale hasta que quien lo instala lo configure (
          <code>SMTP_URL</code>). Las cuentas nuevas se activan en <a href="/usuarios">Usuarios</a>, y cada
          enlace se ve en <a href="/correos">Correos</a>.
        </p>
      )}
      {site.contactEmail === null && (
        <p>
          El portal no tiene una dirección de contacto: ninguna página muestra una, y los mensajes esperan en{' '}
          <a href="/mensajes">Mensajes</a>. Escríbela en <a href="/ajustes#contacto">Ajustes</a>.
        </p>
      )}
    </Callout>
  );
}
