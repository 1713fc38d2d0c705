import type { ReactNode } from 'react';
import type { CourseRead } from '../../../contract/calls/course.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import type { CourseModule } from '../courses/module-text.rules.ts';
import { ModuleContents } from './module-contents.tsx';
import { ModuleNavigation } from './module-navigation.tsx';
import styles from './module-reader.module.css';

interface ModuleReaderProps {
  course: CourseRead;
  modules: readonly CourseModule[];
  place: { current: number; furthest: number };
  /** The start of the breadcrumb. */
  home: { label: string; href: string };
  /** The note on why the course is not in the catalogue. */
  state: ReactNode;
  /** The reading clock, beside the text. */
  panel?: ReactNode;
  /** The clock's message, above the text where there is no room beside it. */
  line?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** One module of a course at a time, with links to the others. */
export function ModuleReader(props: ModuleReaderProps) {
  const { course, modules, place, home, state, panel, line, children } = props;
  const current = modules.find(({ number }) => number === place.current) ?? modules[0];
  if (current === undefined) return null;
  const isWhole = modules.length === 1;
  const contents = <ModuleContents modules={modules} place={place} />;
  return (
    <div className="wrap page">
      <div className={styles.columns}>
        <article>
          <Breadcrumb trail={[home, { label: course.title }]} />
          <h1>{course.title}</h1>
          {state}
          {line && <div className="phone-only">{line}</div>}
          {!isWhole && (
            <>
              <p className={styles.where} data-module-place>
                {`Módulo ${current.number} de ${modules.length}`}
              </p>
              <details className={`${styles.fold} phone-only`}>
                <summary>Contenido</summary>
                {contents}
              </details>
            </>
          )}
          <ReadingTools title={course.title} isShared={false} />
          <section
            id={`modulo-${current.number}`}
            tabIndex={-1}
            aria-label={current.title || course.title}
            className={styles.text}
            data-long-text=""
          >
            <Prose html={current.html} lang={course.language === 'Ingles' ? 'en' : undefined} />
          </section>
          {!isWhole && <ModuleNavigation modules={modules} current={current.number} />}
          {children && <div className={styles.after}>{children}</div>}
        </article>
        <aside className={`${styles.side} wide-only`} aria-label="Tu lectura">
          {panel}
          {!isWhole && (
            <div className={styles.contents}>
              <h2>Contenido</h2>
              {contents}
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}
