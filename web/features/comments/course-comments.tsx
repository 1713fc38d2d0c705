import type { Role } from '../../../contract/caller.ts';
import type { CourseComment, CourseRead } from '../../../contract/courses/calls.ts';
import { Avatar } from '../../components/display/avatar.tsx';
import { Stars } from '../../components/display/stars.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { shortDate } from '../../lib/format.ts';
import { Island } from '../../runtime/island.tsx';
import styles from './course-comments.module.css';
import { HideCommentButton } from './hide-comment-button.tsx';
import { ReportCommentButton } from './report-comment-button.tsx';
import { StarDistribution } from './star-distribution.tsx';

/** A page of comments; page 0 = the first few, with a link to all. */
export type CommentPage = { rows: readonly CourseComment[]; total: number; page: number };

/** The page size that the screen loads with. */
const pageSize = 20;

type CourseCommentsProps = { course: CourseRead; comments: CommentPage; viewerRole: Role };

/**
 * The members' opinions of a course: the distribution of stars, then comments, newest first, each with the institute's
 * answer (spec 2.8).
 */
export function CourseComments({ course, comments, viewerRole }: CourseCommentsProps) {
  const { rows, total, page } = comments;
  return (
    <section className={styles.comments} aria-labelledby="comentarios">
      <h2 id="comentarios">Comentarios</h2>
      {course.ratingCount > 0 && <StarDistribution course={course} />}
      {total === 0 ? (
        <p className="muted">
          Nadie ha comentado este curso todavía. Quienes lo toman pueden hacerlo mientras leen.
        </p>
      ) : (
        rows.length > 0 && <CommentList comments={rows} viewerRole={viewerRole} />
      )}
      {total > 0 && rows.length === 0 && (
        // an old link, or some comments were hidden while paging
        <p>
          Aquí ya no hay comentarios. <a href={pageOfComments(course.id, 1)}>Ver los más recientes</a>
        </p>
      )}
      {page > 0 ? (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          noun={['comentario', 'comentarios']}
          hrefFor={(target) => pageOfComments(course.id, target)}
        />
      ) : (
        total > rows.length && (
          <Button kind="line" href={pageOfComments(course.id, 1)}>
            Ver más comentarios
          </Button>
        )
      )}
    </section>
  );
}

const pageOfComments = (courseId: number, page: number) =>
  `/leercurso?id=${courseId}&comments=${page}#comentarios`;

type CommentListProps = { comments: readonly CourseComment[]; viewerRole: Role };

function CommentList({ comments, viewerRole }: CommentListProps) {
  return (
    <ul className={styles.list}>
      {comments.map((comment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two people may write the same at once
        <li key={index} className={styles.comment}>
          <Avatar name={comment.userName} className={styles.avatar} />
          <div className={styles.head}>
            <b>{comment.userName}</b>
            <Stars value={comment.calification} />
            <small className="muted small">{comment.mine ? 'Tu comentario' : shortDate(comment.date)}</small>
          </div>
          <p>{comment.comment}</p>
          {comment.answer !== undefined && <InstituteAnswer answer={comment.answer} />}
          <CommentTools comment={comment} viewerRole={viewerRole} />
        </li>
      ))}
    </ul>
  );
}

const InstituteAnswer = ({ answer }: { answer: NonNullable<CourseComment['answer']> }) => (
  <div className={styles.answer}>
    <div className={styles.head}>
      <b>Respuesta del instituto</b>
      <small className="muted small">{shortDate(answer.date)}</small>
    </div>
    <p>{answer.text}</p>
  </div>
);

type CommentToolsProps = { comment: CourseComment; viewerRole: Role };

/** The tools for a comment: administrators hide it, members report another's. */
function CommentTools({ comment: { id, userName, mine, hidden = false }, viewerRole }: CommentToolsProps) {
  if (id === undefined || viewerRole === 'open') return null;
  if (viewerRole === 'admin') {
    const props = { id, author: userName, hidden };
    return (
      <Island name="hide-comment" props={props}>
        <HideCommentButton {...props} />
      </Island>
    );
  }
  if (mine) return null;
  const props = { id, author: userName };
  return (
    <Island name="report-comment" props={props}>
      <ReportCommentButton {...props} />
    </Island>
  );
}
