import { Button } from '../../components/forms/button.tsx';
import type { FormState } from './use-form.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';

/** 'Cancelar' back to the list; with unsaved text it asks first. */
export function LeaveButton({ href, form }: { href: string; form: FormState }) {
  const leaving = useLeaveQuestion(form);
  return (
    <>
      <Button
        kind="line"
        href={href}
        onClick={(event) => {
          if (!form.isDirty) return;
          event.preventDefault();
          leaving.before(() => location.assign(href));
        }}
      >
        Cancelar
      </Button>
      {leaving.question}
    </>
  );
}
