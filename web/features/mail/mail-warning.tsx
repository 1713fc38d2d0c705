import { isExampleAddress } from '../../../contract/content/example-address.ts';
import { Callout } from '../../components/display/callout.tsx';
import type { Site } from '../../lib/page/site.ts';

/** True if a setting is missing that keeps people from being answered (spec 11.3). */
export const lacksMail = (site: Site) => !site.sendsMail || isExampleAddress(site.contactEmail);

/** Warns of it. */
export function MailWarning({ site }: { site: Site }) {
  if (!lacksMail(site)) return null;
  const isExample = isExampleAddress(site.contactEmail);
  return (
    <Callout kind="warn">
      {!site.sendsMail && (
        <p>
          El portal no tiene servidor de correo: ningún correo sale hasta que quien lo instala lo configure (
          <code>SMTP_URL</code>). Las cuentas nuevas se activan en <a href="/usuarios">Usuarios</a>, y cada
          enlace se ve en <a href="/correos">Correos</a>.
        </p>
      )}
      {isExample && (
        <p>
          La dirección de contacto es la de ejemplo, {site.contactEmail}: quien escribe ahí no le escribe a
          nadie. Quien instala el portal la cambia (<code>CONTACT_EMAIL</code>).
        </p>
      )}
    </Callout>
  );
}
