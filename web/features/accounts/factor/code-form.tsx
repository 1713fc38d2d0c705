import { SecondStepForm } from '../../../lib/sign-in/second-step-form.tsx';

export type CodeFormProps = {
  isRecovery: boolean;
  /** The address to open afterwards. */
  next: string | null;
  /** The address of this page, which takes the form without script. */
  action: string;
};

/** The island of /segundopaso. The page that opens leads on who still has to choose a password. */
export const CodeForm = ({ next, ...rest }: CodeFormProps) => (
  <SecondStepForm
    {...rest}
    onSignedIn={({ role }) => location.assign(next ?? (role === 'admin' ? '/inicio' : '/profile'))}
  />
);
