import type { Role } from '../../../contract/caller.ts';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import { Button } from '../../components/forms/button.tsx';
import { useSettings } from '../../components/page/portal-settings.ts';
import { Island } from '../../runtime/island.tsx';
import styles from './home-news.module.css';
import { HomeSlider } from './home-slider.tsx';

const steps = [
  { title: 'Lee un curso breve.', text: 'A tu ritmo, en los ratos que tengas.' },
  { title: 'Rinde el examen.', text: 'Tus respuestas se guardan aunque falle la conexión.' },
  { title: 'Descarga tu certificado.', text: 'Lleva tu nombre y tu nota, listo para imprimir o compartir.' },
];

/** The slider with the portal's purpose beside it; below them the welcome and the three steps. */
export function HomeNews({ slides, viewerRole }: { slides: readonly Slide[]; viewerRole: Role }) {
  const props = { slides: [...slides] };
  const { heroTitle, heroText, welcomeTitle, welcomeText } = useSettings();
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.news}`}>
        <Island name="slider" props={props}>
          <HomeSlider {...props} />
        </Island>
        <div className="stack">
          <h2>{heroTitle}</h2>
          <p>{heroText}</p>
          <div className="row">
            <Button kind="line" href="/vercursos">
              Ver cursos
            </Button>
            {viewerRole === 'open' ? (
              <Button kind="text" href="#registro">
                Crear mi cuenta
              </Button>
            ) : (
              <Button kind="text" href="/profile">
                Ir a mi perfil
              </Button>
            )}
          </div>
          <h3>{welcomeTitle}</h3>
          <p>{welcomeText}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
