import { useId } from 'react';
import { ResponsiveImage } from '../display/responsive-image.tsx';
import styles from './link-list.module.css';

type LinkListProps = {
  title: string;
  items: readonly {
    id: number;
    href: string;
    title: string;
    note?: string;
    /** A figure at the end of the line, such as '4 min'. */
    end?: string | undefined;
    image: { src: string; drawn: boolean };
  }[];
  /** The side of the square image in pixels. */
  thumbnail: 64 | 80;
};

/** A list of links beside a text: small image, title, a word under it ('Artículos Recientes'). */
export function LinkList({ title, items, thumbnail }: LinkListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <nav className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ResponsiveImage {...item.image} alt="" width={thumbnail} height={thumbnail} />
            <div>
              <a href={item.href} className="covers">
                {item.title}
              </a>
              {item.note && <small>{item.note}</small>}
              {item.end && <small className={styles.end}>{item.end}</small>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
