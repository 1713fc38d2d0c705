import type { CourseComment, CourseRead } from '../../../contract/course.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Stars } from '../../components/stars.tsx';
import { shortDate, wholeNumber } from '../../lib/format.ts';
import styles from './course-comments.module.css';
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
