import type { CourseComment, CourseRead } from '../../../contract/course.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Stars } from '../../components/stars.tsx';
import { shortDate, wholeNumber } from '../../lib/format.ts';
import { Island } from '../../lib/island.tsx';
import styles from './course-comments.module.css';
import { HideCommentButton } from './hide-comment-button.tsx';
import { StarDistribution } from './star-distribution.tsx';

/** What members say of a course: the spread of the stars, then comments, newest first (portal.md §2, Course detail). */
export function CourseComments({
  course,
  comments,
}: {
  course: CourseRead;
  comments: readonly CourseComment[];
}) {
  return (
    <section className={styles.comments} aria-labelledby="comentarios">
      <h2 id="comentarios">Comentarios</h2>
      {comments.length === 0 ? (
        <p className="muted">
          Nadie ha comentado este curso todavía. Quienes lo toman pueden hacerlo mientras leen.
        </p>
      ) : (
        <>
          <StarDistribution course={course} />
          <ul className={styles.list}>
            {comments.map((comment) => (
              <li key={`${comment.date} ${comment.userName}`} className={styles.comment}>
                <Avatar name={comment.userName} className={styles.avatar} />
                <div className={styles.head}>
                  <b>{comment.userName}</b>
                  <Stars value={comment.calification} />
                  <small className="muted small">
                    {comment.mine ? 'Tu comentario' : shortDate(comment.date)}
                  </small>
                </div>
                <p>{comment.comment}</p>
                <CommentTools comment={comment} />
              </li>
            ))}
          </ul>
          {course.ratingCount > comments.length && (
            <Button kind="line" href={`/leercurso?id=${course.id}&comments=all#comentarios`}>
              Ver las {wholeNumber(course.ratingCount)} opiniones
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** Only administrators get the comment's id, and with it what they can do about it. */
function CommentTools({ comment: { id, userName, hidden = false } }: { comment: CourseComment }) {
  if (id === undefined) return null;
  const props = { id, author: userName, hidden };
  return (
    <Island name="hide-comment" props={props}>
      <HideCommentButton {...props} />
    </Island>
  );
}
