import type { Role } from '../../contract/caller.ts';
import { Avatar } from '../components/display/avatar.tsx';
import { classNames } from '../components/display/class-names.ts';
import { Icon } from '../components/display/icon.tsx';
import { Button } from '../components/forms/button.tsx';
import { Logo } from '../components/page/logo.tsx';
import { OwnName } from '../lib/page/own-name.tsx';
import { OwnPart } from '../lib/page/own-part.tsx';
import { OwnWork } from '../lib/page/own-work.tsx';
import { currentMark, isInFold, type MenuEntry, menuFor } from './menu.ts';
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
  const { above, fold } = menuFor(viewerRole);
  return (
    <div id={menuId} popover="auto" className={styles.sheet}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo isShort className={styles.logo} />
          <button type="button" className={styles.opener} popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="x" />
            Cerrar
          </button>
        </div>
        <Me viewerRole={viewerRole} />
        <nav aria-label="Menú">
          <ul>
            {above.map((entry) => (
              <Entry key={entry.path} entry={entry} path={path} />
            ))}
          </ul>
          <details className={styles.fold} open={isInFold(fold, path)}>
            <summary>
              <Icon name={fold.icon} />
              {fold.label}
              <Icon name="chevron-down" />
            </summary>
            <ul>
              {fold.entries.map((entry) => (
                <Entry key={entry.path} entry={entry} path={path} />
              ))}
            </ul>
          </details>
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
          {viewerRole !== 'open' && <OwnWork kind="onBand" />}
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

const Entry = ({ entry, path }: { entry: MenuEntry; path: string }) => (
  <li>
    <a href={entry.path} aria-current={currentMark(entry, path)}>
      <Icon name={entry.icon} />
      {entry.label}
    </a>
  </li>
);

function Me({ viewerRole }: { viewerRole: Role }) {
  if (viewerRole === 'open') {
    return (
      <div className={styles.enter}>
        <Button kind="onBand" href="/login">
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
