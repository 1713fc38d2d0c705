import { useEffect, useRef } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';

type RegisteredProps = { email: string; mailed: boolean; next: string | undefined };

/**
 * The next step after registering: follow the mail's link, or wait for the institute (spec 5.1). Signing in would be
 * refused until then, so the way on is what everybody can read.
 */
export function Registered({ email, mailed, next }: RegisteredProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="stack">
      <Callout kind="ok" role="status">
        <strong>Tu cuenta está creada.</strong>{' '}
        {mailed ? (
          <>
            Enviamos un enlace a <b>{email}</b>. Ábrelo en los próximos 7 días para activarla. Si no lo ves,
            mira en el correo no deseado.
          </>
        ) : (
          'El instituto la activará pronto. Después podrás iniciar sesión con tu nombre de usuario y tu contraseña.'
        )}
      </Callout>
      <Button href="/vercursos" wide>
        Ver cursos mientras tanto
      </Button>
      {!mailed && (
        <p>
          ¿Tienes prisa? <a href="/contact">Escribe al instituto</a>.
        </p>
      )}
      <p>
        ¿Ya está activa?{' '}
        <a href={next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`}>Inicia sesión</a>
      </p>
    </div>
  );
}
