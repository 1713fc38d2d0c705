import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/icon.tsx';
import styles from './meta-line.module.css';

/** Small facts side by side, each with its icon: '4 módulos', '45 minutos'. */
export function MetaLine({ items }: { items: readonly { icon: IconName; text: ReactNode; key?: string }[] }) {
  return (
    <div className={styles.meta}>
      {items.map((item) => (
        <span key={item.key ?? item.icon}>
          <Icon name={item.icon} />
          {item.text}
        </span>
      ))}
    </div>
  );
}
