import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CourseComment } from '../../../contract/courses/calls.ts';
import type { CourseFile, CourseFileLinks } from '../../../contract/material/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { SignedIn } from '../../lib/page/signed-in.tsx';
import { CommentForm } from '../comments/comment-form.tsx';
import { CourseMaterial } from './course-material.tsx';
import styles from './reading-aids.module.css';
import { runningReading } from './run-reading.ts';
import { useSignInForReading } from './use-sign-in-for-reading.ts';

interface ReadingAidsProps {
  courseId: number;
  viewer: Viewer;
  files: readonly CourseFile[];
  links: readonly CourseFileLinks[];
  /** The member's own comment. */
  mine: CourseComment | null;
}

/** The parts below the text: the material, and for members the comment form and the sign-in dialog of the clock. */
export function ReadingAids({ courseId, viewer, files, links, mine }: ReadingAidsProps) {
  return (
    <SignedIn viewer={viewer}>
      <div className={styles.aids}>
        <CourseMaterial courseId={courseId} files={files} links={links} />
        {viewer.role === 'member' && (
          <div className={styles.comment}>
            <CommentForm courseId={courseId} userId={viewer.accountId} mine={mine} />
          </div>
        )}
      </div>
      {viewer.role === 'member' && <PasswordForReading />}
    </SignedIn>
  );
}

const never = () => () => undefined;

/** Asks for the password once the clock needs it, and again when its button is pressed. */
function PasswordForReading() {
  const [reading] = useState(runningReading);
  const needsSignIn = useSyncExternalStore(
    reading?.subscribe ?? never,
    () => reading?.state().needsSignIn ?? false,
    () => false,
  );
  const ask = useSignInForReading({ needsSignIn, signedIn: reading?.signedIn ?? never });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-sign-in-again]') !== null) ask();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [ask]);
  return null;
}
