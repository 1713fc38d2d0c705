import type { ReactNode } from 'react';
import { legalPages, legalTitles } from '../../contract/legal/pages.ts';
import { Icon } from '../components/display/icon.tsx';
import { Button } from '../components/forms/button.tsx';
import { Logo } from '../components/page/logo.tsx';
import { useSettings } from '../components/page/portal-settings.ts';
import { portalZone } from '../lib/format.ts';
import styles from './site-footer.module.css';

type FooterLink = { path: string; label: string };

const learning: readonly FooterLink[] = [
  { path: '/temas', label: 'Temas' },
  { path: '/vercursos', label: 'Cursos' },
  { path: '/ruta', label: 'Rutas' },
  { path: '/articulos', label: 'Artículos' },
  { path: '/vervideo', label: 'Videos' },
  { path: '/practica', label: 'Practicar sin cuenta' },
];

const lookingUp: readonly FooterLink[] = [
  { path: '/lsistemapension', label: 'Sistema de pensiones' },
  { path: '/calculadoras', label: 'Calculadoras' },
  { path: '/leerleyreglamento', label: 'Leyes y reglamentos' },
  { path: '/glosario', label: 'Glosario' },
  { path: '/ayuda', label: 'Ayuda' },
  { path: '/contact', label: 'Contacto' },
];

/** The green footer: the portal's purpose and links into it. On a phone its groups are folded. */
export function SiteFooter() {
  const { footerText, institute, phone, hours, address } = useSettings();
  const lines = [phone, hours, address].filter((line) => line !== '');
  return (
    <footer className={styles.footer} data-band data-noprint>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.purpose}>
            <Logo className={styles.logo} />
            <p>{footerText}</p>
          </div>
          <Group title="Aprende">
            <Links title="Aprende" links={learning} />
          </Group>
          <Group title="Consulta">
            <Links title="Consulta" links={lookingUp} />
            <address className={styles.contact}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>Las horas son las de {portalZone()}.</span>
            </address>
          </Group>
          <Group title="Verificar un certificado">
            <form
              method="get"
              action="/verificar"
              aria-label="Verificar un certificado"
              className={styles.verify}
            >
              <label htmlFor="codigo-al-pie">Escribe el código que aparece al pie.</label>
              <input id="codigo-al-pie" name="codigo" autoComplete="off" maxLength={40} required />
              <Button type="submit" kind="onBand" size="small">
                Verificar
              </Button>
            </form>
          </Group>
        </div>
        {/* a page rendered last year and opened this year may differ: not worth a hydration error */}
        <div className={styles.end}>
          <ul>
            {legalPages.map((page) => (
              <li key={page}>
                <a href={`/${page}`}>{legalTitles[page]}</a>
              </li>
            ))}
          </ul>
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${institute.replace(/\.$/, '')}`}</p>
        </div>
      </div>
    </footer>
  );
}

/**
 * A group under its title: always open on a wide screen, folded on a phone and in browsers that cannot keep it open.
 */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.group}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <h2>{title}</h2>
      {children}
    </details>
  );
}

function Links({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
