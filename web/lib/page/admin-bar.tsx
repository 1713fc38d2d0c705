import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './admin-bar.module.css';
import { type MemberState, memberStates } from './member-states.ts';

/** The bar above a public page for administrators: the link to edit it, and the way back (spec 2.20). */
interface EditBar {
  /** 'Editar este artículo'; null = the page has nothing to edit. */
  edit: { label: string; href: string } | null;
  back: { label: string; href: string };
}

/** The bar of a course in the view of its members: nothing done there counts. */
export interface MemberBar {
  courseId: number;
  /** The path of the screen and its shown state; null = the screen is the same in every state. */
  shown: { path: string; state: MemberState } | null;
}

export type AdminBarData = EditBar | MemberBar;

/** The bar above a page that administrators see like everybody else; no page of a visitor or member has it. */
export const AdminBar = ({ bar }: { bar: AdminBarData }) =>
  'courseId' in bar ? <AsMemberBar {...bar} /> : <EditingBar {...bar} />;

function EditingBar({ edit, back }: EditBar) {
  return (
    <aside className={styles.edit} aria-label="Administración" data-noprint>
      <div className={classNames('wrap', styles.row)}>
        <p>
          <Icon name="eye" />
          Así se ve en el portal.
        </p>
        {edit !== null && (
          <a href={edit.href}>
            <Icon name="pencil" />
            {edit.label}
          </a>
        )}
        <a href={back.href}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </div>
    </aside>
  );
}

/** Blue, like no other part of the portal. */
export function AsMemberBar({ courseId, shown }: MemberBar) {
  return (
    <aside className={styles.member} aria-label="Ver como miembro" data-band data-noprint>
      <div className={classNames('wrap', styles.row)}>
        <p>
          <Icon name="eye" />
          <span>
            <b>Ves el curso como miembro.</b> Nada de lo que hagas aquí cuenta.
          </span>
        </p>
        {shown !== null && (
          <details className={styles.states}>
            <summary>
              <span className="sr">Verlo como: </span>
              {shown.state.label}
              <Icon name="chevron-down" />
            </summary>
            <ul>
              {memberStates.map(({ name, label }) => (
                <li key={name}>
                  <a
                    href={`${shown.path}?id=${courseId}&como=${name}`}
                    aria-current={name === shown.state.name ? 'true' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        <a href={`/editcourse?id=${courseId}`} className={styles.back} aria-label="Volver a administrar">
          <Icon name="arrow-left" />
          <span>
            Volver<span className={styles.rest}> a administrar</span>
          </span>
        </a>
      </div>
    </aside>
  );
}
