import { signInHref } from '../../../../contract/accounts/sign-in-href.ts';
import { ownPathOf } from '../../../../contract/text/links.ts';
import { SplitPage } from '../../../components/page/split-page.tsx';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
import styles from '../account-page.module.css';
import { CodeForm } from './code-form.tsx';

/** The address of the second step, by the code of the application or by a recovery code. */
function stepHref(next: string | null, isRecovery: boolean): string {
  const query = new URLSearchParams({
    ...(next === null ? {} : { next }),
    ...(isRecovery ? { con: 'recuperacion' } : {}),
  });
  return query.size === 0 ? '/segundopaso' : `/segundopaso?${query}`;
}

/** The step that follows a right password, of an account that asks for it (spec 5.14). */
export default function SecondStepPage({ query }: PageViewProps<null>) {
  const next = ownPathOf(query.next) ?? null;
  const isRecovery = query['con'] === 'recuperacion';
  const props = { isRecovery, next, action: stepHref(next, isRecovery) };
  return (
    <SplitPage image="/motivos/amanecer.svg">
      <div className="stack">
        <h1>{isRecovery ? 'Código de recuperación' : 'Un paso más'}</h1>
        <p className={styles.intro}>
          {isRecovery
            ? 'Escribe uno de los diez códigos que guardaste.'
            : 'Abre tu aplicación de códigos y escribe el que muestra para este portal.'}
        </p>
        <Island name="second-step" props={props}>
          <CodeForm {...props} />
        </Island>
        <h2>{isRecovery ? '¿Perdiste el teléfono y los códigos?' : '¿No tienes la aplicación a mano?'}</h2>
        <p>
          {isRecovery ? (
            <a href={stepHref(next, false)}>Volver al código de la aplicación</a>
          ) : (
            <a href={stepHref(next, true)}>Usar un código de recuperación</a>
          )}
        </p>
        <p>
          Si no tienes ninguno, <a href="/contact">escribe o llama al instituto</a>: comprueba que eres tú y
          te abre tu cuenta.
        </p>
        <p className={styles.foot}>
          <a href={signInHref(next)}>Entrar con otra cuenta</a>
        </p>
      </div>
    </SplitPage>
  );
}
