import { useContext } from 'react';
import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import { ClosedScreens } from '../../components/display/closed-screens.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { wholeNumber } from '../../lib/format.ts';
import { thumbnailOf } from '../../lib/image-urls.ts';
import styles from './course-head.module.css';
import { figuresText, stateOf } from './course-home.rules.ts';
import { type CourseTab, courseTabs, tabHref } from './course-tabs.ts';

type CourseHeadProps = {
  course: CourseHome;
  current: CourseTab;
  /** The screen inside its part: 'Imágenes'. */
  here?: string;
  /** Opens 'Inscribir' on this screen; without it the button leads to the people of the course, where it opens. */
  onEnrol?: () => void;
};

/**
 * The head of every screen of a course: breadcrumb, cover, title, state and figures, actions, and its parts as links
 * (spec 2.16).
 */
export function CourseHead({ course, current, here, onEnrol }: CourseHeadProps) {
  const { id, title, archived, imgPortada } = course;
  const { kind, label } = stateOf(course);
  const { drawn, ...cover } = thumbnailOf('coursefileinfo', id, imgPortada);
  const isClosed = useContext(ClosedScreens);
  const tabs = courseTabs.filter(({ path }) => !isClosed(path));
  const enrol = (
    <>
      <Icon name="plus" />
      Inscribir
    </>
  );
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Cursos', href: '/course' },
          ...(here === undefined
            ? [{ label: title }]
            : [{ label: title, href: tabHref(current, id) }, { label: here }]),
        ]}
      />
      <header className={styles.head}>
        <ResponsiveImage {...cover} drawn={drawn} alt="" width={88} height={72} first />
        <div className={styles.about}>
          <h1>{title}</h1>
          <p>
            <Tag kind={kind}>{label}</Tag>
            <span>{figuresText(course)}</span>
          </p>
        </div>
        <div className={styles.actions} data-noprint>
          <Button kind="line" href={`/vercomomiembro?id=${id}`}>
            <Icon name="eye" />
            Ver como miembro
          </Button>
          {!archived &&
            (onEnrol === undefined ? (
              <Button href={`${tabHref('personas', id)}#inscribir`}>{enrol}</Button>
            ) : (
              <Button onClick={onEnrol}>{enrol}</Button>
            ))}
        </div>
      </header>
      <nav className={styles.tabs} aria-label="Partes del curso" data-noprint>
        {tabs.map(({ name, label: words, count }) => (
          <a key={name} href={tabHref(name, id)} aria-current={name === current ? 'page' : undefined}>
            {words}
            {count !== null && <small>{wholeNumber(course[count])}</small>}
          </a>
        ))}
      </nav>
    </>
  );
}
