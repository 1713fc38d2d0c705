import type { CourseCard, CourseRead } from '../../../contract/courses/calls.ts';
import { languageTag } from '../../../contract/courses/language.ts';
import { enrolmentClosed } from '../../../contract/enrolments/refusals.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { BottomBar } from '../../components/page/bottom-bar.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LinkList } from '../../components/page/link-list.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { imageOf, thumbnailOf } from '../../lib/image-urls.ts';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { SubjectNames } from '../../lib/page/subject-names.tsx';
import { Island } from '../../runtime/island.tsx';
import { type CommentPage, CourseComments } from '../comments/course-comments.tsx';
import { CourseRating } from '../comments/course-rating.tsx';
import { ApplyButton } from './apply-button.tsx';
import { ArchivedNote } from './archived-note.tsx';
import styles from './course-detail-page.module.css';
import { CourseFeatures, ExamFacts } from './course-features.tsx';
import { CourseStateNote } from './course-state-note.tsx';

/** A course before enrolment: text, features, comments (spec 2.8). */
export default function CourseDetailPage({
  data,
  viewerRole,
}: PageViewProps<{ course: CourseRead; comments: CommentPage; latest: CourseCard[] }>) {
  const { course, comments, latest } = data;
  const isAdmin = viewerRole === 'admin';
  const others = latest.map(({ id, title, imgPortada }) => ({
    id,
    title,
    href: `/leercurso/?id=${id}`,
    image: thumbnailOf('coursefileinfo', id, imgPortada),
  }));
  return (
    <>
      <div className="wrap page">
        <TwoColumns
          label="Sobre este curso"
          aside={
            <>
              <div className="wide-only">
                <CourseFeatures course={course}>
                  <ExamFacts course={course} />
                  <CourseEntry courseId={course.id} name="apply" />
                </CourseFeatures>
              </div>
              <div className={styles.latest}>
                <LinkList title="Ultimos Cursos" items={others} thumbnail={64} />
              </div>
            </>
          }
        >
          <Breadcrumb trail={[{ label: 'Cursos', href: '/vercursos' }, { label: course.title }]} />
          {isAdmin && <CourseStateNote course={course} />}
          <h1>{course.title}</h1>
          <CourseRating course={course} />
          {course.archived && !isAdmin && <ArchivedNote />}
          <figure className={styles.picture}>
            <ResponsiveImage
              {...imageOf('coursefileinfo', course.id, course.imgDetalle ?? course.imgPortada)}
              sizes="(max-width: 40em) 88vw, (max-width: 63.75em) 100vw, 46rem" // 88: see prose-images.rules.ts
              alt={course.imgDetalle === null ? '' : course.altDetalle}
              width={800}
              height={420}
              first
            />
          </figure>
          <div className={`phone-only ${styles.features}`}>
            <CourseFeatures course={course}>
              <ExamFacts course={course} />
            </CourseFeatures>
          </div>
          <Prose html={course.description} lang={languageTag(course.language)} />
          <SubjectNames subjects={course.subjects} />
          <CourseComments course={course} comments={comments} viewerRole={viewerRole} />
        </TwoColumns>
      </div>
      {!isAdmin && (
        <BottomBar>
          <CourseEntry courseId={course.id} name="apply-dock" />
        </BottomBar>
      )}
    </>
  );
}

/** The facts that the entry into a course depends on, for an account. */
interface OwnEnrolment {
  isEnrolled: boolean;
  /** An administrator took the member out of the course. */
  isClosed: boolean;
}

type CourseEntryProps = {
  courseId: number;
  /** The name of the island with the button. Each place on the screen has its own. */
  name: 'apply' | 'apply-dock';
};

/**
 * The way into a course: Aplicar, or a link to the reading for enrolled members. Administrators see nothing
 * (spec 7.4).
 */
function CourseEntry({ courseId, name }: CourseEntryProps) {
  return (
    <OwnPart<OwnEnrolment>>
      {({ viewer, own }) => {
        if (viewer?.role === 'admin') return null;
        if (own?.isClosed) return <p className="muted">{enrolmentClosed.message}</p>;
        if (own?.isEnrolled) return <ContinueReading courseId={courseId} />;
        return <Apply courseId={courseId} name={name} accountId={viewer?.accountId ?? null} />;
      }}
    </OwnPart>
  );
}

function ContinueReading({ courseId }: { courseId: number }) {
  return (
    <Button href={`/leermodulos?id=${courseId}`} wide>
      Continuar leyendo
    </Button>
  );
}

function Apply({ name, ...props }: CourseEntryProps & { accountId: number | null }) {
  return (
    <Island name={name} props={props}>
      <ApplyButton {...props} />
    </Island>
  );
}
