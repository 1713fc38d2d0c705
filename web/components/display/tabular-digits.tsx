import styles from './tabular-digits.module.css';

/** The digits of a clock ('18:42'), each in a fixed width so that the text does not shake as they change. */
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
