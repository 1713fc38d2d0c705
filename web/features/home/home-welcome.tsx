import { useSettings } from '../../components/page/portal-settings.ts';
import styles from './home-welcome.module.css';

const steps = [
  { title: 'Lee un curso breve.', text: 'A tu ritmo, en los ratos que tengas.' },
  { title: 'Rinde el examen.', text: 'Tus respuestas se guardan aunque falle la conexión.' },
  { title: 'Descarga tu certificado.', text: 'Lleva tu nombre y tu nota, listo para imprimir o compartir.' },
];

/** The welcome text, beside the slider that hangs into it, with the three steps. */
export function HomeWelcome() {
  const { welcomeTitle, welcomeText } = useSettings();
  return (
    <section className={`wrap ${styles.welcome}`}>
      <div className={styles.text}>
        <h2>{welcomeTitle}</h2>
        <p className={styles.lead}>{welcomeText}</p>
      </div>
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
    </section>
  );
}
