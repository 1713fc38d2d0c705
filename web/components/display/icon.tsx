import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

/** A drawn sign, 1.3 of the text's size, in the text's colour. It says nothing aloud: the words beside it do. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
