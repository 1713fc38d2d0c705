import { useState } from 'react';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import type { ArticleInput } from './article-comparison.ts';

type Save = (input: ArticleInput) => Promise<unknown>;

/** True if there is neither a letter nor a picture. */
const isEmpty = (html = ''): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
const isPublic = ({ Published, PublishAt }: ArticleInput): boolean =>
  Published !== false || PublishAt !== undefined;

/** Asks before an article without a text is published, and offers to keep it as a draft (spec 6.2). */
export function useEmptyTextQuestion(save: Save) {
  const [asked, ask] = useState<ArticleInput | null>(null);
  const { run, isBusy } = useCall();
  const decide = (input: ArticleInput) =>
    void run(async () => {
      await save(input);
      ask(null);
    });
  return {
    /** Resolves to true if the article was saved. */
    async submit(input: ArticleInput): Promise<unknown> {
      if (!isEmpty(input.Description) || !isPublic(input)) return save(input);
      ask(input);
      return false;
    },
    dialog: (
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title="El artículo no tiene texto"
        footer={
          <>
            <Button kind="line" onClick={() => ask(null)} data-focus-first>
              Seguir escribiendo
            </Button>
            <Button kind="line" busy={isBusy} onClick={() => asked && decide(asked)}>
              Publicarlo así
            </Button>
            <Button
              busy={isBusy}
              onClick={() => asked && decide({ ...asked, Published: false, PublishAt: undefined })}
            >
              Guardar como borrador
            </Button>
          </>
        }
      >
        <p className="muted">Quien lo abra verá solo el título. ¿Lo guardamos como borrador?</p>
      </Dialog>
    ),
  };
}
