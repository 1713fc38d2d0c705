import { emailPlace } from '../../contract/content/portal-settings.ts';
import { Button } from '../components/forms/button.tsx';
import { useSettings } from '../components/page/portal-settings.ts';
import styles from './information-banner.module.css';

/** The strip above the footer: asks whether something is missing, and says where to write (spec 2.4). */
export function InformationBanner({ email }: { email?: string }) {
  return (
    <section className="wrap" data-noprint aria-labelledby="mas-informacion">
      <div className={styles.banner}>
        <img
          className={styles.picture}
          src="/motivos/carta.svg"
          alt=""
          width="420"
          height="260"
          loading="lazy"
          decoding="async"
          data-drawn
        />
        <div className={styles.text}>
          <h2 id="mas-informacion">¿Necesitas más información?</h2>
          <p>
            <Invitation text={useSettings().bannerText} email={email} />
          </p>
        </div>
        <Button kind="line" size="small" href="/contact">
          CONTACTANOS
        </Button>
      </div>
    </section>
  );
}

/** The invitation to write, with the address in its place, or after it; without an address nothing replaces it. */
function Invitation({ text, email }: { text: string; email: string | undefined }) {
  const [before = '', ...rest] = text.split(emailPlace);
  const after = rest.join('');
  if (email === undefined) return `${before.trimEnd()}${after}`.replace(/ a(?= y |[.,]|$)/, '');
  const link = <a href={`mailto:${email}`}>{email}</a>;
  if (rest.length > 0)
    return (
      <>
        {before}
        {link}
        {after}
      </>
    );
  return (
    <>
      {text} {link}
    </>
  );
}
