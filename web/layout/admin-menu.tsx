import type { GrantRole } from '../../contract/grants/grants.ts';
import type { Viewer } from '../../contract/pages.ts';
import { Icon } from '../components/display/icon.tsx';
import { Logo } from '../components/page/logo.tsx';
import { portalZone } from '../lib/format.ts';
import { countText } from '../lib/page/menu-counts.ts';
import { OwnName } from '../lib/page/own-name.tsx';
import { OwnPart } from '../lib/page/own-part.tsx';
import styles from './admin-menu.module.css';
import { currentMark, groupedMenu, type MenuEntry } from './menu.ts';
import { menuId } from './phone-menu.tsx';
import { HelpOpener } from './screen-help.tsx';
import { SignOutForm } from './sign-out-form.tsx';

interface AdminMenuProps {
  path: string;
  hasHelp: boolean;
  /** The roles of a member, whose screens alone are shown; absent = an administrator. */
  grants?: readonly GrantRole[] | undefined;
}

/**
 * The menu of the administration: the ten prescribed entries, three groups of the others that fold, and a foot that is
 * always visible. On wide screens
 * it is a column; on phones the browser opens the same list as a sheet (`popover`). One group is open, in high windows
 * all: see unfold-groups.ts.
 */
export function AdminMenu({ path, hasHelp, grants }: AdminMenuProps) {
  const { above, groups } = groupedMenu(grants);
  const marked = groups.find(({ entries }) => entries.some((entry) => currentMark(entry, path)));
  return (
    <nav
      id={menuId}
      popover="auto"
      className={styles.menu}
      aria-label="Administración"
      data-band
      data-noprint
    >
      <div className={styles.head}>
        <Logo isShort className={styles.logo} />
        <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
          <Icon name="x" />
          Cerrar
        </button>
      </div>
      <div className={styles.list} data-menu-groups>
        <a className={styles.entry} href="/buscar" data-search-open title="Buscar: tecla /">
          <Icon name="search" />
          Buscar en el portal
        </a>
        {above.map((entry) => (
          <Entry key={entry.path} entry={entry} path={path} />
        ))}
        {groups.map(({ name, entries }) => (
          <details key={name} name="menu-group" open={name === marked?.name}>
            <summary>
              <Icon name="chevron-right" />
              {name}
              <MenuSum paths={entries.map((entry) => entry.path)} />
            </summary>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} path={path} />
            ))}
          </details>
        ))}
        <p className={styles.zone}>Las horas son las de {portalZone()}.</p>
      </div>
      <div className={styles.foot}>
        <a className={styles.entry} href="/">
          <Icon name="eye" />
          Ver el portal
        </a>
        <HelpOpener className={styles.entry} hasHelp={hasHelp} />
        <a
          className={styles.entry}
          href="/profile"
          aria-current={path.toLowerCase() === '/profile' ? 'page' : undefined}
        >
          <Icon name="user" />
          <span>
            <span className="sr">Bienvenido </span>
            <OwnName />
          </span>
        </a>
        <SignOutForm>
          <button type="submit" className={styles.entry} data-sign-out>
            <Icon name="sign-out" />
            Salir
          </button>
        </SignOutForm>
      </div>
    </nav>
  );
}

const Entry = ({ entry, path }: { entry: MenuEntry; path: string }) => (
  <a className={styles.entry} href={entry.path} aria-current={currentMark(entry, path)}>
    <Icon name={entry.icon} />
    {entry.label}
    <MenuCount path={entry.path} />
  </a>
);

/** A counter of the menu: its number, and the words after it for one and for many. */
interface Waiting {
  of(viewer: Viewer): number | undefined;
  words: readonly [one: string, many: string];
}

const waiting: Readonly<Record<string, Waiting>> = {
  '/mensajes': { of: (viewer) => viewer.newMessages, words: ['nuevo', 'nuevos'] },
  '/comentarios': { of: (viewer) => viewer.newComments, words: ['por revisar', 'por revisar'] },
  '/usuarios': { of: (viewer) => viewer.newAccounts, words: ['sin activar', 'sin activar'] },
};

/** The count of pending work beside an entry; nothing for zero. */
function MenuCount({ path }: { path: string }) {
  const count = waiting[path];
  if (count === undefined) return null;
  return (
    <OwnPart>
      {({ viewer }) => <Count of={path} count={(viewer && count.of(viewer)) ?? 0} words={count.words} />}
    </OwnPart>
  );
}

/** The sum of several entries' counts, for a folded group. */
function MenuSum({ paths }: { paths: readonly string[] }) {
  const counts = paths.flatMap((path) => waiting[path] ?? []);
  if (counts.length === 0) return null;
  return (
    <OwnPart>
      {({ viewer }) => (
        <Count
          of={paths.join(' ')}
          count={viewer === null ? 0 : counts.reduce((sum, { of }) => sum + (of(viewer) ?? 0), 0)}
          words={['por atender', 'por atender']}
        />
      )}
    </OwnPart>
  );
}

const Count = ({ of, count, words }: { of: string; count: number; words: Waiting['words'] }) => (
  <span
    className={styles.count}
    hidden={count === 0}
    data-count-of={of}
    data-count={count}
    data-one={words[0]}
    data-many={words[1]}
  >
    <span>{countText(count)}</span>
    <span className="sr">{count === 0 ? '' : ` ${words[count === 1 ? 0 : 1]}`}</span>
  </span>
);
