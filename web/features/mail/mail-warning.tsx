import type { Site } from '../../../contract/pages.ts';
import { Callout } from '../../components/display/callout.tsx';

/** Warns that no mail leaves, and that the institute has no address of contact (spec 11.3). */
export function MailWarning({ site }: { site: Site }) {
  return (
    <>
      <ServerWarning site={site} />
      {site.contactEmail === null && (
        <Callout kind="warn">
          El portal no tiene una dirección de contacto: ninguna página muestra una, y los mensajes esperan en{' '}
          <a href="/mensajes">Mensajes</a>. Escríbela en <a href="/ajustes#contacto">Ajustes</a>.
        </Callout>
      )}
    </>
  );
}

/** Warns that no mail leaves; nothing while the portal has a mail server. */
export function ServerWarning({ site }: { site: Site }) {
  if (site.sendsMail) return null;
  return (
    <Callout kind="warn">
      El portal no tiene servidor de correo: ningún correo sale hasta que quien lo instala lo configure. Las
      cuentas nuevas se activan en <a href="/usuarios">Usuarios</a>, y cada enlace se ve en{' '}
      <a href="/correos">Correos</a>.
    </Callout>
  );
}
