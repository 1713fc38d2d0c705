import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FeedbackPage } from '../../../contract/feedback/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import styles from './feedback.module.css';
import { FeedbackWords } from './feedback-words.tsx';

export interface FeedbackQuestionProps {
  page: FeedbackPage;
  /** One of several answers on a page: its question, which screen readers hear. */
  about?: string;
  calls?: Pick<typeof api.feedback, 'answer' | 'addWords'>;
}

type Step =
  | { at: 'asking' | 'sending' }
  | { at: 'counted'; isUseful: boolean }
  | { at: 'done'; message: string };

/** '¿Te sirvió?' under a page: a form without script; with one it thanks in place and asks for a sentence (spec 6.19). */
export function FeedbackQuestion({ page, about, calls = api.feedback }: FeedbackQuestionProps) {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const [refusal, setRefusal] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  const answered = { Kind: page.kind, Key: page.key };
  const box = about === undefined ? styles.box : styles.ofAnswer;
  useEffect(() => {
    if (step.at === 'counted' || step.at === 'done') thanks.current?.focus();
  }, [step.at]);

  async function run(work: () => Promise<Step>): Promise<void> {
    if (step.at === 'sending') return;
    setRefusal('');
    setStep({ at: 'sending' });
    try {
      setStep(await work());
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefusal(error.message);
      setStep(step);
    }
  }

  function answer(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isUseful = pressed?.value === 'true';
    void run(async () => {
      await calls.answer({ ...answered, Useful: isUseful });
      return { at: 'counted', isUseful };
    });
  }

  if (step.at === 'done')
    return (
      <p ref={thanks} tabIndex={-1} className={box} role="status">
        {step.message}
      </p>
    );
  if (step.at === 'counted')
    return (
      <div className={box}>
        <p ref={thanks} tabIndex={-1} role="status">
          <b>Gracias por decirlo.</b>
        </p>
        <FeedbackWords
          page={page}
          isUseful={step.isUseful}
          send={async (Words) => {
            const { message } = await calls.addWords({ ...answered, Useful: step.isUseful, Words });
            setStep({ at: 'done', message });
          }}
        />
      </div>
    );
  return (
    <form
      method="post"
      action="/sirvio"
      aria-label="Tu opinión"
      className={box}
      onSubmit={answer}
      data-noprint
    >
      <input type="hidden" name="Kind" value={page.kind} />
      <input type="hidden" name="Key" value={page.key} />
      <fieldset className={styles.question}>
        <legend>¿Te sirvió?{about !== undefined && <span className="sr"> {about}</span>}</legend>
        <Button type="submit" kind="line" size="small" name="Useful" value="true">
          Sí
        </Button>
        <Button type="submit" kind="line" size="small" name="Useful" value="false">
          No
        </Button>
      </fieldset>
      <span role="alert">{refusal}</span>
    </form>
  );
}
