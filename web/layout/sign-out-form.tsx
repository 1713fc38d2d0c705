import type { ReactNode } from 'react';
import styles from './sign-out-form.module.css';

/** Around a button that signs out: its press asks first, but one without its script signs out all the same. */
export const SignOutForm = ({ children }: { children: ReactNode }) => (
  <form method="post" action="/salir" aria-label="Salir" className={styles.form}>
    {children}
  </form>
);
