import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

const tints = [styles.green, styles.sun, styles.clay, styles.sky];

/**
 * The initials of a name in a disc; the name decides the tint. Decoration, since the name is written beside
 * it.
 */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const words = name.trim().split(/\s+/);
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '');
  const tint = tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length];
  return (
    <span className={classNames(styles.avatar, tint, className)} aria-hidden="true">
      {initials.join('')}
    </span>
  );
}
