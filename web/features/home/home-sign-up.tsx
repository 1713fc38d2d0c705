import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { OwnName } from '../../lib/page/own-name.tsx';
import { Island } from '../../runtime/island.tsx';
import { RegisterForm } from '../accounts/register-form.tsx';
import { HomePromise } from './home-promise.tsx';
import styles from './home-sign-up.module.css';

/** The registration, with the promise of a certificate above it, or beside it where there is room. */
export function HomeSignUp() {
  return (
    <div className={`wrap ${styles.join}`}>
      <HomePromise isBeside />
      <Card as="section" id="registro" aria-labelledby="crea" className={styles.card}>
        <h2 id="crea">Crea tu cuenta</h2>
        <p>Es gratis. Con tu cuenta guardamos tu lectura, tus notas y tus certificados.</p>
        <Island name="register" props={{}}>
          <RegisterForm />
        </Island>
      </Card>
    </div>
  );
}

/** A link to their courses, shown to signed-in members. */
export function WelcomeBack({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section className={`wrap ${styles.section}`}>
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
    </section>
  );
}
