import { ownPathOf } from '../../../contract/text/links.ts';
import { FormColumns } from '../../components/forms/form-columns.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { RegisterForm } from './register-form.tsx';

/** The registration form of the home page on a screen of its own (spec 2.9). */
export default function RegisterPage({ query }: PageViewProps<null>) {
  const next = ownPathOf(query.next);
  const login = next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  const props = next === undefined ? {} : { next };
  return (
    <FormColumns
      image="/motivos/casa.svg"
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
      <Island name="register" props={props}>
        <RegisterForm {...props} />
      </Island>
    </FormColumns>
  );
}
