import { type ReactNode, useRef, useState } from 'react';
import type { CoursePreview } from '../../../../contract/certificates/administration-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { CancelButton, Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../../components/overlay/modal.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { changeOf, type Giving, isWorthSaying, sentences } from './certificate-change.rules.ts';

export interface CertificateChange {
  /** Shows the consequences, if any. Rejects as aborted if the change is cancelled. */
  ask(courseId: number, before: Giving, after: Giving): Promise<void>;
  dialog: ReactNode;
}

/**
 * Asks before a course begins or stops giving certificates, or raises the minimum: who gets one, and how many stay
 * (spec 9.9).
 */
export function useCertificateChange(): CertificateChange {
  const { certificate } = useApi();
  const [asked, setAsked] = useState<(CoursePreview & { title: string; text: string }) | null>(null);
  const answer = useRef<{ give(): void; giveUp(): void } | null>(null);

  async function ask(courseId: number, before: Giving, after: Giving): Promise<void> {
    const change = changeOf(before, after);
    if (change === null) return;
    const { data } = await certificate.previewCourse({ courseId });
    if (!isWorthSaying(change, data)) return;
    await new Promise<void>((resolve, reject) => {
      answer.current = { give: resolve, giveUp: () => reject(new DOMException('given up', 'AbortError')) };
      setAsked({
        ...data,
        people: change === 'begins' ? data.people : [],
        ...sentences(change, data, after),
      });
    });
  }
  const close = (end: (() => void) | undefined) => {
    setAsked(null);
    end?.();
  };
  const dialog = (
    <Dialog open={asked !== null} onClose={() => close(answer.current?.giveUp)} title={asked?.title ?? ''}>
      {asked !== null && (
        <div className="stack">
          <p>{asked.text}</p>
          {asked.people.length > 0 && (
            <ul>
              {asked.people.map(({ userId, fullname, grade }) => (
                <li key={userId}>
                  <b>{fullname}</b>: {grade} de 100
                </li>
              ))}
              {asked.total > asked.people.length && <li>… y {asked.total - asked.people.length} más</li>}
            </ul>
          )}
          <DialogFoot>
            <CancelButton />
            <Button onClick={() => close(answer.current?.give)} data-focus-first>
              Guardar
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
  return { ask, dialog };
}
