import { legalPages, legalTitles } from '../../contract/content/legal-pages.ts';
import { Logo } from '../components/page/logo.tsx';
import { useSettings } from '../components/page/portal-settings.ts';
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
      { path: '/ayuda', label: 'Ayuda' },
      { path: '/contact', label: 'Contacto' },
    ],
  },
];

/** The green footer: the portal's purpose and links into it. */
export function SiteFooter() {
  const { footerText, institute, phone, hours, address } = useSettings();
  const lines = [phone, hours, address].filter((line) => line !== '');
  return (
    <footer className={styles.footer} data-band data-noprint>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo className={styles.logo} />
            <p>{footerText}</p>
            {lines.length > 0 && (
              <address className={styles.contact}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            )}
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
          <form method="get" action="/verificar" className={styles.verify}>
            <h2>
              <label htmlFor="codigo-al-pie">Verificar un certificado</label>
            </h2>
            <p>Escribe el código que aparece al pie.</p>
            <div>
              <input
                id="codigo-al-pie"
                name="codigo"
                placeholder="AP-0000-…"
                autoComplete="off"
                maxLength={40}
                required
              />
              <button type="submit">Verificar</button>
            </div>
          </form>
        </div>
        {/* a page rendered last year and opened this year may differ: not worth a hydration error */}
        <div className={styles.end}>
          <p suppressHydrationWarning>
            {`© ${new Date().getFullYear()} ${institute.replace(/\.$/, '')}. Las horas de este portal son las de ${portalZone()}.`}
          </p>
          <ul>
            {legalPages.map((page) => (
              <li key={page}>
                <a href={`/${page}`}>{legalTitles[page]}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
