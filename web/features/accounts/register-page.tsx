import { FormColumns } from '../../components/form-columns.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../lib/island.tsx';
import { NeedsScript } from '../../lib/needs-script.tsx';
import { RegisterForm } from '../../lib/registration/register-form.tsx';
import type { ViewProps } from '../../lib/screen.ts';

/** Registration on a screen of its own; the same form as on the home page (portal.md §2). */
export default function RegisterPage({ query }: ViewProps<null>) {
  const { next } = query;
  const login = next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  const props = next === undefined ? {} : { next };
  return (
    <FormColumns
      picture="/motivos/casa.svg"
      head={
        <PageHead title="Crea tu cuenta">
          Es gratis. Con tu cuenta guardamos tu lectura, tus notas y tus certificados.
        </PageHead>
      }
      foot={
        <>
          ¿Ya tienes cuenta? <a href={login}>Inicia sesión</a>
        </>
      }
    >
      <NeedsScript />
      <Island name="register" props={props}>
        <RegisterForm {...props} />
      </Island>
    </FormColumns>
  );
}
