import type { Slide } from '../../../contract/calls/home-slider.ts';
import { Button } from '../../components/forms/button.tsx';
import { Island } from '../../runtime/island.tsx';
import styles from './home-hero.module.css';
import { HomeSlider } from './home-slider.tsx';

/** The green head of the home page: the portal's purpose, and the slider that hangs over its edge. */
export function HomeHero({ slides, isVisitor }: { slides: readonly Slide[]; isVisitor: boolean }) {
  const props = { slides: [...slides] };
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text} data-band>
          <h1>Tu pensión se construye con lo que sabes hoy</h1>
          <p>
            Cursos breves, artículos claros y un certificado digital al terminar. A tu ritmo, desde el
            teléfono.
          </p>
          <div className="row">
            <Button kind="sun" href="/vercursos">
              Ver cursos
            </Button>
            {isVisitor ? (
              <Button kind="onBand" href="#registro">
                Crear mi cuenta
              </Button>
            ) : (
              <Button kind="onBand" href="/profile">
                Ir a mi perfil
              </Button>
            )}
          </div>
        </div>
        <div className={styles.picture}>
          <Island name="slider" props={props}>
            <HomeSlider {...props} />
          </Island>
        </div>
      </div>
    </div>
  );
}
