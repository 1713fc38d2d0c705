import { Button } from '../../../components/forms/button.tsx';
import styles from './user-list.module.css';

/** Instructions for handing the portal over, below the administrators (spec 5.10). */
export function HandOver({ onLeave }: { onLeave(): void }) {
  return (
    <section className={styles.handOver} aria-labelledby="entregar">
      <h2 id="entregar">Entregar el portal</h2>
      <p>
        Agrega a la otra persona como administradora y espera a que entre. Después deja de administrar: tu
        cuenta sigue, como miembro. Siempre queda alguien que administra.
      </p>
      <Button kind="line" onClick={onLeave}>
        Dejar de administrar
      </Button>
    </section>
  );
}
