import type { ReactNode } from 'react';
import type { CourseRead } from '../../../contract/courses/calls.ts';
import { languageTag } from '../../../contract/courses/language.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import { TermWindows } from '../../lib/terms/explained-terms.tsx';
import { Island } from '../../runtime/island.tsx';
import { type CourseModule, splitModules } from '../courses/module-text.rules.ts';
import { ModuleContents } from './module-contents.tsx';
import styles from './module-reader.module.css';

interface ModuleReaderProps {
  course: CourseRead;
  /** The start of the breadcrumb. */
  home: { label: string; href: string };
  /** The note on why the course is not in the catalogue. */
  state: ReactNode;
  /** The reading clock, beside the text. */
  panel?: ReactNode;
  /** The clock's message, below the text where there is no room beside it. */
  line?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The text of a course, one module visible at a time (showModule). */
export function ModuleReader(props: ModuleReaderProps) {
  const { course, home, state, panel, line, children } = props;
  const terms = course.moduleTerms ?? [];
  const modules = splitModules(withTermLinks(course.modules ?? '', terms));
  const isWhole = modules.length === 1;
  const contents = <ModuleContents modules={modules} />;
  const place = `Módulo 1 de ${modules.length}`;
  const tools = { title: course.title, isShared: false, hasTerms: terms.length > 0 };
  return (
    <div className="wrap page">
      <div className={styles.columns}>
        <article>
          <Breadcrumb trail={[home, { label: course.title }]} />
          <h1>{course.title}</h1>
          {state}
          {!isWhole && (
            <>
              <p className={`${styles.where} wide-only`} data-module-place>
                {place}
              </p>
              <details className={`${styles.fold} phone-only`}>
                <summary>
                  <span data-module-place>{place}</span>
                  <span className={styles.unfold}>Contenido</span>
                </summary>
                {contents}
              </details>
            </>
          )}
          <Island name="reading-tools" props={tools}>
            <ReadingTools {...tools} />
          </Island>
          {modules.map((module, index) => (
            <div key={module.number} data-module hidden={index > 0}>
              <ModuleText module={module} course={course} />
              {!isWhole && <ModuleNavigation previous={modules[index - 1]} next={modules[index + 1]} />}
            </div>
          ))}
          {line && <div className="phone-only">{line}</div>}
          <TermWindows terms={terms} />
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

function ModuleText({ module, course }: { module: CourseModule; course: CourseRead }) {
  return (
    <section
      id={`modulo-${module.number}`}
      tabIndex={-1}
      aria-label={module.title || course.title}
      className={styles.text}
      data-long-text=""
    >
      <Prose html={module.html} lang={languageTag(course.language)} />
    </section>
  );
}

interface ModuleNavigationProps {
  previous: CourseModule | undefined;
  next: CourseModule | undefined;
}

/** Links from one module to the one before and the next. */
function ModuleNavigation({ previous, next }: ModuleNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label="Módulos" data-noprint>
      {previous && (
        <Button kind="line" href={`#modulo-${previous.number}`} data-step="previous">
          <Icon name="chevron-left" />
          <span>Módulo {previous.number}</span>
        </Button>
      )}
      {next && (
        <Button href={`#modulo-${next.number}`} className={styles.next} data-step="next">
          <span>
            Módulo {next.number}
            {next.title && `: ${next.title}`}
          </span>
          <Icon name="chevron-right" />
        </Button>
      )}
    </nav>
  );
}
