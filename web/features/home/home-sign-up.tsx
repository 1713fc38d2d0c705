import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { OwnName } from '../../lib/page/own-name.tsx';
import { Island } from '../../runtime/island.tsx';
import { RegisterForm } from '../accounts/register-form.tsx';
import styles from './home-sign-up.module.css';

/**
 * The registration form. On phones it is folded to its button and opens in place, without a script too; elsewhere it stands
 * open.
 */
export function HomeSignUp() {
  return (
    <details className={styles.fold}>
      <summary>Crear mi cuenta</summary>
      <Card as="section" id="registro" aria-labelledby="crea" className={styles.card}>
        <h2 id="crea">Crea tu cuenta</h2>
        <p>Es gratis. Con tu cuenta guardamos tu lectura, tus notas y tus certificados.</p>
        <Island name="register" props={{}}>
          <RegisterForm />
        </Island>
      </Card>
    </details>
  );
}

/** A link to their courses, shown to signed-in members. */
export function WelcomeBack({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Card className={styles.card}>
      <h2>
        Bienvenido <OwnName />
      </h2>
      <p>
        {isAdmin
          ? 'Desde aquí ves el portal como lo ve cualquier visitante.'
          : 'Sigue tus cursos donde los dejaste: tu lectura y tus notas están guardadas.'}
      </p>
      <div className="stack">
        <Button href={isAdmin ? '/inicio' : '/profile?tab=cursos'} wide>
          {isAdmin ? 'Ir a la administración' : 'Mis Cursos'}
        </Button>
        {!isAdmin && (
          <Button href="/profile?tab=certificados" kind="line" wide>
            Mis Calificaciones y Certificados
          </Button>
        )}
      </div>
    </Card>
  );
}
