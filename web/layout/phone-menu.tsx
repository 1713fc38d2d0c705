import type { Role } from '../../contract/caller.ts';
import { Avatar } from '../components/display/avatar.tsx';
import { classNames } from '../components/display/class-names.ts';
import { Icon } from '../components/display/icon.tsx';
import { Button } from '../components/forms/button.tsx';
import { Logo } from '../components/page/logo.tsx';
import { OwnName } from '../lib/page/own-name.tsx';
import { OwnPart } from '../lib/page/own-part.tsx';
import { currentMark, menuFor } from './menu.ts';
import styles from './phone-menu.module.css';
import { helpId } from './screen-help.tsx';
import { SignOutForm } from './sign-out-form.tsx';

export const menuId = 'menu';

/** Opens the menu on phones. The browser does it (`popover`), so it works without any script. */
export function PhoneMenuButton() {
  return (
    <button type="button" className={classNames(styles.opener, 'phone-only')} popoverTarget={menuId}>
      <Icon name="menu" />
      Menú
    </button>
  );
}

type PhoneMenuProps = { viewerRole: Role; path: string; hasHelp: boolean };

/** The menu on phones, a full-height sheet. Render it once a page. */
export function PhoneMenu({ viewerRole, path, hasHelp }: PhoneMenuProps) {
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
        <Me viewerRole={viewerRole} />
        <nav aria-label="Menú">
          <ul>
            {menuFor(viewerRole).map((entry) => (
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
          <Button kind="onBand" href="/buscar" data-search-open>
            <Icon name="search" />
            Buscar
          </Button>
          <Button kind="onBand" {...(hasHelp ? { popoverTarget: helpId } : { href: '/ayuda' })}>
            <Icon name="help" />
            Ayuda
          </Button>
          {viewerRole !== 'open' && (
            <SignOutForm>
              <Button type="submit" kind="onBand" data-sign-out>
                <Icon name="sign-out" />
                Salir
              </Button>
            </SignOutForm>
          )}
        </div>
      </div>
    </div>
  );
}

function Me({ viewerRole }: { viewerRole: Role }) {
  if (viewerRole === 'open') {
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
      <OwnPart>{({ viewer }) => <Avatar name={viewer?.firstName ?? ''} />}</OwnPart>
      <span>
        Bienvenido <OwnName />
        <small>{viewerRole === 'admin' ? 'Ver mi perfil' : 'Ver mis cursos y certificados'}</small>
      </span>
      <Icon name="chevron-right" />
    </a>
  );
}
