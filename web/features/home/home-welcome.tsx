import type { Role } from '../../../contract/caller.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { useSettings } from '../../components/page/portal-settings.ts';
import { HomeSignUp, WelcomeBack } from './home-sign-up.tsx';
import styles from './home-welcome.module.css';

const steps = [
  { title: 'Lee', text: 'Un curso breve, en los ratos que tengas.' },
  { title: 'Rinde', text: 'Tus respuestas quedan aunque falle la conexión.' },
  { title: 'Certifica', text: 'Con tu nombre, tu nota y un código que cualquiera puede verificar.' },
];

/** The welcome with the three steps, and the registration form beside it (spec 2.5). */
export function HomeWelcome({ viewerRole }: { viewerRole: Role }) {
  const { welcomeTitle, welcomeText } = useSettings();
  return (
    <section className={`wrap ${styles.welcome}`} aria-labelledby="bienvenida">
      <div>
        <h2 id="bienvenida">{welcomeTitle}</h2>
        <p className={styles.text}>{welcomeText}</p>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="muted">{text}</span>
            </li>
          ))}
        </ol>
        <div className={styles.picture}>
          <ResponsiveImage src="/motivos/libro.svg" alt="" width={640} height={400} drawn />
        </div>
      </div>
      {viewerRole === 'open' ? <HomeSignUp /> : <WelcomeBack isAdmin={viewerRole === 'admin'} />}
    </section>
  );
}
