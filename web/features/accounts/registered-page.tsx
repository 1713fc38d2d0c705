import { Button } from '../../components/forms/button.tsx';
import { SplitPage } from '../../components/page/split-page.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import styles from './account-page.module.css';
import { RegisteredMail } from './registered-mail.tsx';

/**
 * /registrolisto, after a registration: the next step is the mail's link, or the institute's help (spec 2.9, 5.1).
 * Only the tab that registered knows the address; without it, or without script, the page omits it.
 */
export default function RegisteredPage({ query, site }: PageViewProps<null>) {
  const isMailed = site.sendsMail && query['correo'] !== 'no';
  return (
    <SplitPage image="/motivos/carta-valle.svg">
      <div className="stack">
        <h1>{isMailed ? 'Revisa tu correo' : 'Tu cuenta está creada'}</h1>
        {isMailed ? (
          <Island name="registered" props={{}} eager>
            <RegisteredMail />
          </Island>
        ) : (
          <>
            <p className={styles.intro}>
              El instituto la activará pronto. Después podrás iniciar sesión con tu nombre de usuario y tu
              contraseña.
            </p>
            <p>
              ¿Tienes prisa? <a href="/contact">Escribe al instituto</a>.
            </p>
          </>
        )}
        <Button kind={isMailed ? 'line' : 'brand'} href="/vercursos" wide>
          Ver cursos mientras tanto
        </Button>
      </div>
    </SplitPage>
  );
}
