import type { Role } from '../../../contract/caller.ts';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Button } from '../../components/forms/button.tsx';
import { useSettings } from '../../components/page/portal-settings.ts';
import { OwnPart } from '../../lib/page/own-part.tsx';
import { Island } from '../../runtime/island.tsx';
import { type GoingOn, goingOn } from './going-on.rules.ts';
import styles from './home-hero.module.css';
import { HomeSlider } from './home-slider.tsx';

/**
 * The green head of the home page: the portal's purpose, for members what they go on with, and the slider that hangs over
 * its edge.
 */
export function HomeHero({ slides, viewerRole }: { slides: readonly Slide[]; viewerRole: Role }) {
  const props = { slides: [...slides] };
  const { heroTitle, heroText } = useSettings();
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text} data-band>
          <h1>{heroTitle}</h1>
          {viewerRole === 'member' ? (
            <OwnPart<EnrolmentRow[]>>
              {({ own = [] }) => <ForMembers going={goingOn(own, Date.now())} purpose={heroText} />}
            </OwnPart>
          ) : (
            <>
              <p>{heroText}</p>
              <div className="row">
                <Button kind="sun" href="/vercursos">
                  Ver cursos
                </Button>
                {viewerRole === 'open' ? (
                  <Button kind="onBand" href="#registro">
                    Crear mi cuenta
                  </Button>
                ) : (
                  <Button kind="onBand" href="/profile">
                    Ir a mi perfil
                  </Button>
                )}
              </div>
            </>
          )}
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

function ForMembers({ going, purpose }: { going: GoingOn | undefined; purpose: string }) {
  return (
    <>
      {going === undefined ? (
        <p>{purpose}</p>
      ) : (
        <p className={styles.going}>
          <strong>{going.title}:</strong> {going.text}
        </p>
      )}
      <div className="row">
        <Button kind="sun" href={going?.href ?? '/vercursos'}>
          {going?.label ?? 'Ver cursos'}
        </Button>
        <Button kind="onBand" href="/profile">
          {going === undefined ? 'Ir a mi perfil' : 'Mis Cursos'}
        </Button>
      </div>
    </>
  );
}
