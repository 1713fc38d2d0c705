import { Avatar } from '../components/display/avatar.tsx';
import { classNames } from '../components/display/class-names.ts';
import { Icon } from '../components/display/icon.tsx';
import { Button } from '../components/forms/button.tsx';
import { Logo } from '../components/page/logo.tsx';
import { currentMark, menuFor, type Viewer } from './menu.ts';
import styles from './phone-menu.module.css';

const menuId = 'menu';

/** Opens the menu on phones. The browser does it (`popover`), so it works without any script. */
export function PhoneMenuButton() {
  return (
    <button type="button" className={classNames(styles.opener, 'phone-only')} popoverTarget={menuId}>
      <Icon name="menu" />
      Menú
    </button>
  );
}

/** The menu on phones, a full-height sheet. Render it once a page. */
export function PhoneMenu({ viewer, path }: { viewer: Viewer; path: string }) {
  return (
    <div id={menuId} popover="auto" className={styles.sheet}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo className={styles.logo} />
          <button type="button" className={styles.opener} popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="x" />
            Cerrar
          </button>
        </div>
        <Me viewer={viewer} />
        <nav aria-label="Menú">
          <ul>
            {menuFor(viewer).map((entry) => (
              <li key={entry.path}>
                <a href={entry.path} aria-current={currentMark(entry, path)}>
                  <Icon name={entry.icon} />
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <Button kind="onBand" href="/articulos" data-search-open>
            <Icon name="search" />
            Buscar
          </Button>
          {viewer && (
            <Button kind="onBand" data-sign-out>
              <Icon name="sign-out" />
              Salir
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Me({ viewer }: { viewer: Viewer }) {
  if (!viewer) {
    return (
      <div className={styles.enter}>
        <Button kind="sun" href="/login">
          Iniciar sesión
        </Button>
        <Button kind="onBand" href="/register">
          Registrarse
        </Button>
      </div>
    );
  }
  return (
    <a className={styles.me} href="/profile">
      <Avatar name={viewer.name} />
      <span>
        Bienvenido {viewer.name}
        <small>{viewer.role === 'admin' ? 'Ver mi perfil' : 'Ver mis cursos y certificados'}</small>
      </span>
      <Icon name="chevron-right" />
    </a>
  );
}
