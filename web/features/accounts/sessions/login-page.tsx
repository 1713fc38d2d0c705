import { signInHref } from '../../../../contract/accounts/sign-in-href.ts';
import { ownPathOf } from '../../../../contract/text/links.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { SplitPage } from '../../../components/page/split-page.tsx';
import { OwnName } from '../../../lib/page/own-name.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
import { noStorageId } from '../../../runtime/tell-no-storage.ts';
import styles from '../account-page.module.css';
import type { ActivationLink } from '../recovery/use-activation.ts';
import { LoginForm } from './login-form.tsx';

/** Sign-in. With `username` and `strcode` in the address it activates the account at once (spec 2.9). */
export default function LoginPage({ query, viewerRole }: PageViewProps<null>) {
  const { username, strcode } = query;
  const next = ownPathOf(query.next);
  const link = username !== undefined && strcode !== undefined ? { username, strcode } : null;
  const props = { next: next ?? null, link, isSignedIn: viewerRole !== 'open' };
  return (
    <SplitPage image="/motivos/amanecer.svg">
      <div className="stack">
        <h1>Entra a tu cuenta</h1>
        <p className={styles.intro}>Sigue tus cursos donde los dejaste.</p>
        <ArrivalMessages />
        <Callout kind="warn" role="alert" id={noStorageId} hidden>
          Lo sentimos, para poder usar esta aplicacion de forma optima recomendamos usar una version mas
          actualizada de tu navegador
        </Callout>
        {viewerRole !== 'open' && (
          <Callout>
            Ya entraste como <OwnName />.{' '}
            {viewerRole === 'admin' ? (
              <a href="/inicio">Ir al inicio</a>
            ) : (
              <a href="/profile">Ir a mi perfil</a>
            )}
          </Callout>
        )}
        {link !== null && <PlainActivation link={link} next={props.next} />}
        <Island name="login" props={props} eager={link === null ? undefined : true}>
          <LoginForm {...props} />
        </Island>
        <p className={styles.foot}>
          ¿Aún no tienes cuenta?{' '}
          <a href={next === undefined ? '/register' : `/register?next=${encodeURIComponent(next)}`}>
            Regístrate gratis
          </a>
        </p>
      </div>
    </SplitPage>
  );
}

/**
 * Follows the mail's link without a script. Opening the link is not enough: mail programs open links to look for harm.
 */
function PlainActivation({ link, next }: { link: ActivationLink; next: string | null }) {
  return (
    <noscript>
      <form method="post" action={signInHref(next)} aria-label="Activar mi cuenta" className="stack">
        <p>Pulsa el botón para activar tu cuenta. Si cambiaste tu correo, también lo confirma.</p>
        <input type="hidden" name="Username" value={link.username} />
        <input type="hidden" name="Strcode" value={link.strcode} />
        <Button type="submit" wide>
          Activar mi cuenta
        </Button>
      </form>
    </noscript>
  );
}

/**
 * Messages for people whom other screens send here. They depend on the address alone, so the cached page stays the
 * same for everybody.
 */
function ArrivalMessages() {
  return (
    <>
      <Callout kind="ok" id="enlace-enviado" className={styles.arrival}>
        Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva. Vale una
        hora. Mira también en el correo no deseado.
      </Callout>
      <Callout kind="warn" id="pedir-al-instituto" className={styles.arrival}>
        Este portal todavía no envía correos. <a href="/contact">Escribe al instituto</a> desde el correo de
        tu cuenta y te dará una contraseña nueva.
      </Callout>
      <Callout kind="ok" id="clave-cambiada" className={styles.arrival}>
        Tu contraseña nueva está guardada. Ya puedes entrar con ella.
      </Callout>
      <Callout kind="ok" id="enlace-confirmado" className={styles.arrival}>
        <strong>Tu enlace quedó confirmado.</strong> Escribe tu contraseña para entrar.
      </Callout>
    </>
  );
}
