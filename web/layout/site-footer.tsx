import { Logo } from '../components/page/logo.tsx';
import { portalZone } from '../lib/format.ts';
import styles from './site-footer.module.css';

const groups = [
  {
    title: 'Aprende',
    links: [
      { path: '/vercursos', label: 'Cursos' },
      { path: '/articulos', label: 'Artículos' },
      { path: '/vervideo', label: 'Videos' },
    ],
  },
  {
    title: 'Consulta',
    links: [
      { path: '/lsistemapension', label: 'Sistema de pensiones' },
      { path: '/leerleyreglamento', label: 'Leyes y reglamentos' },
      { path: '/contact', label: 'Contacto' },
    ],
  },
];

/** The green footer: the portal's purpose and links into it. */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-band data-noprint>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo className={styles.logo} />
            <p>Un espacio del Instituto de Formación Previsional para entender tu pensión, paso a paso.</p>
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {/* a page rendered last year and opened this year may differ: not worth a hydration error */}
        <p className={styles.end} suppressHydrationWarning>
          {`© ${new Date().getFullYear()} Instituto de Formación Previsional. Las horas de este portal son las de ${portalZone()}.`}
        </p>
      </div>
    </footer>
  );
}
