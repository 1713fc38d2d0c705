import { useEffect, useState } from 'react';
import { SelectField } from '../../components/forms/select-field.tsx';
import styles from './settings-page.module.css';

const sections = [
  { value: 'identidad', label: 'Identidad' },
  { value: 'contacto', label: 'Contacto y pie' },
  { value: 'textos', label: 'Textos de inicio' },
  { value: 'correo', label: 'Correo' },
  { value: 'mas', label: 'Moneda, hora, certificados y páginas legales' },
] as const;

/** Links to the sections; on phones a select. */
export function SectionLinks() {
  const [here, setHere] = useState<string>(sections[0].value);
  useEffect(() => {
    const follow = () => setHere(location.hash.slice(1) || sections[0].value);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <nav className={styles.jump} aria-label="Secciones">
        {sections.map(({ value, label }) => (
          <a key={value} href={`#${value}`} aria-current={here === value ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.go}>
        <SelectField
          label="Ir a"
          options={[...sections]}
          value={here}
          onChange={(event) => location.assign(`#${event.currentTarget.value}`)}
        />
      </div>
    </>
  );
}
