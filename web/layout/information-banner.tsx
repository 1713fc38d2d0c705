import { Button } from '../components/forms/button.tsx';
import styles from './information-banner.module.css';

/** The banner above the footer: asks whether something is missing, and says where to write (spec 2.4). */
export function InformationBanner({ email }: { email?: string }) {
  return (
    <section className="wrap" data-noprint aria-labelledby="mas-informacion">
      <div className={styles.banner}>
        <div className={styles.text}>
          <h2 id="mas-informacion">¿Necesitas más información?</h2>
          <p>
            {email ? (
              <>
                Escríbenos a <a href={`mailto:${email}`}>{email}</a> y te respondemos.
              </>
            ) : (
              'Escríbenos y te respondemos.'
            )}
          </p>
          <Button kind="sun" href="/contact">
            CONTACTANOS
          </Button>
        </div>
        <div className={styles.picture}>
          <img
            src="/motivos/carta.svg"
            alt=""
            width="420"
            height="260"
            loading="lazy"
            decoding="async"
            data-drawn
          />
        </div>
      </div>
    </section>
  );
}
