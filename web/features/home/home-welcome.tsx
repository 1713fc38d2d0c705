import type { Role } from '../../../contract/caller.ts';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { OwnName } from '../../lib/page/own-name.tsx';
import { Island } from '../../runtime/island.tsx';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import { RegisterForm } from '../accounts/register-form.tsx';
import styles from './home-welcome.module.css';

const steps = [
  { title: 'Lee un curso breve.', text: 'A tu ritmo, en los ratos que tengas.' },
  { title: 'Rinde el examen.', text: 'Tus respuestas se guardan aunque falle la conexión.' },
  { title: 'Descarga tu certificado.', text: 'Lleva tu nombre y tu nota, listo para imprimir o compartir.' },
];

/**
 * The welcome text with the three steps. Beside it stands the registration or, for members, a link to their
 * courses.
 */
export function HomeWelcome({ viewerRole }: { viewerRole: Role }) {
  return (
    <section className={`wrap ${styles.welcome}`}>
      <div>
        <h2>Bienvenido a tu aula de pensiones</h2>
        <p className={styles.lead}>
          La pensión parece un asunto lejano y lleno de siglas. Aquí la explicamos con palabras de todos los
          días, junto a la administradora de fondos de pensiones, para que decidas con calma.
        </p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <b aria-hidden="true">{index + 1}</b>
              <div>
                <strong>{step.title}</strong> <span>{step.text}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {viewerRole === 'open' ? <SignUp /> : <WelcomeBack isAdmin={viewerRole === 'admin'} />}
    </section>
  );
}

function SignUp() {
  return (
    <Card id="registro" className={styles.card}>
      <h2>Crea tu cuenta</h2>
      <p>Es gratis. Con tu cuenta guardamos tu lectura, tus notas y tus certificados.</p>
      <NeedsScript />
      <Island name="register" props={{}}>
        <RegisterForm />
      </Island>
    </Card>
  );
}

function WelcomeBack({ isAdmin }: { isAdmin: boolean }) {
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
