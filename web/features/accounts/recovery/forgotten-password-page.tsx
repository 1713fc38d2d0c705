import type { Site } from '../../../../contract/pages.ts';
import { SplitPage } from '../../../components/page/split-page.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
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
        {link === null ? <AskForLink sendsMail={site.sendsMail} /> : <NewPassword link={link} />}
        <p className={styles.foot}>
          <a href="/login">Volver a iniciar sesión</a>
        </p>
      </div>
    </SplitPage>
  );
}

function AskForLink({ sendsMail }: Pick<Site, 'sendsMail'>) {
  return (
    <>
      <p className={styles.intro}>
        {sendsMail
          ? 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva; la anterior sigue sirviendo mientras tanto.'
          : 'Escribe el correo de tu cuenta y te diremos cómo obtener una contraseña nueva; la anterior sigue sirviendo mientras tanto.'}
      </p>
      <Island name="forgotten-password" props={{}}>
        <ForgottenPasswordForm />
      </Island>
    </>
  );
}

function NewPassword({ link }: { link: { username: string; strcode: string } }) {
  return (
    <>
      <p className={styles.intro}>
        Para la cuenta {link.username}. Al guardarla, entrarás con ella en todos tus dispositivos.
      </p>
      <Island name="new-password" props={link} eager>
        <NewPasswordForm {...link} />
      </Island>
    </>
  );
}
