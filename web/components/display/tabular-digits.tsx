import styles from './tabular-digits.module.css';

/** A clock's figures ('18:42'), each in a place of its own so that nothing shakes as they change. */
export function TabularDigits({ text }: { text: string }) {
  const places = [...text].map((sign, place) => ({ sign, place }));
  return (
    <span className={styles.digits}>
      {places.map(({ sign, place }) => (
        <span key={place} className={sign === ':' ? styles.colon : styles.digit}>
          {sign}
        </span>
      ))}
    </span>
  );
}
