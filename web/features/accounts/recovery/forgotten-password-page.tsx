import { SplitPage } from '../../../components/page/split-page.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
import { NeedsScript } from '../../../runtime/needs-script.tsx';
import styles from '../account-page.module.css';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Asks for the e-mail. Opened from the mail's link, it asks for the new password (spec 2.9, 5.6). */
export default function ForgottenPasswordPage({ query, site }: PageViewProps<null>) {
  const { username, strcode } = query;
  const link = username !== undefined && strcode !== undefined ? { username, strcode } : null;
  return (
    <SplitPage image="/motivos/amanecer.svg">
      <div className="stack">
        <h1>{link === null ? 'Recupera tu contraseña' : 'Elige una contraseña nueva'}</h1>
        {link !== null ? <NewPassword link={link} /> : site.sendsMail ? <AskForLink /> : <AskTheInstitute />}
        <p className={styles.foot}>
          <a href="/login">Volver a iniciar sesión</a>
        </p>
      </div>
    </SplitPage>
  );
}

function AskForLink() {
  return (
    <>
      <p className={styles.intro}>
        Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva; la anterior
        sigue sirviendo mientras tanto.
      </p>
      <NeedsScript />
      <Island name="forgotten-password" props={{}}>
        <ForgottenPasswordForm />
      </Island>
    </>
  );
}

/** Replaces the form where the portal sends no mail: it would promise a link that never comes. */
function AskTheInstitute() {
  return (
    <p className={styles.intro}>
      Este portal todavía no envía correos. <a href="/contact">Escribe al instituto</a> desde el correo de tu
      cuenta y te daremos una contraseña nueva.
    </p>
  );
}

function NewPassword({ link }: { link: { username: string; strcode: string } }) {
  return (
    <>
      <p className={styles.intro}>
        Para la cuenta {link.username}. Al guardarla, entrarás con ella en todos tus dispositivos.
      </p>
      <NeedsScript />
      <Island name="new-password" props={link} eager>
        <NewPasswordForm {...link} />
      </Island>
    </>
  );
}
