import { classNames } from '../display/class-names.ts';
import styles from './logo.module.css';
import { useSettings } from './portal-settings.ts';

/**
 * The portal's logo and name as a link home; the short name on phones and, with `isShort`, everywhere. `text={null}` shows
 * the logo alone and keeps its accessible name.
 */
interface LogoProps {
  text?: string | null;
  isShort?: boolean;
  className?: string;
}

export function Logo({ text, isShort = false, className }: LogoProps) {
  const { name, shortName, logo } = useSettings();
  const short = shortName || name;
  return (
    <a className={classNames(styles.logo, className)} href="/" aria-label={text === null ? name : undefined}>
      {logo === '' ? <Emblem /> : <img src={`/portal/${logo}`} alt="" className={styles.picture} />}
      {typeof text === 'string' && <span>{text}</span>}
      {text === undefined &&
        (isShort || short === name ? <span>{short}</span> : <BothNames {...{ name, short }} />)}
    </a>
  );
}

function BothNames({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span className="wide-only">{name}</span>
      <span className="phone-only">{short}</span>
    </>
  );
}

/** The emblem that the portal comes with, in the institute's colours. */
export function Emblem() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.sky} cx="20" cy="20" r="20" />
      <circle className={styles.sun} cx="20" cy="19" r="10.5" />
      <path className={styles.hill} d="M1.7 28.2C9 26 14 27 20 28s11.5 1.8 18.4.2A20 20 0 0 1 1.7 28.2z" />
      <path className={styles.stem} d="M20 30V15" />
      <path className={styles.hill} d="M20 23C13 24 9.5 20.5 8.5 15.5 14 15 19 17.5 20 23z" />
      <path className={styles.leaf} d="M20 18.5C20 12 24.5 8.5 30.5 8.5 31 14.5 27 18.5 20 18.5z" />
    </svg>
  );
}
