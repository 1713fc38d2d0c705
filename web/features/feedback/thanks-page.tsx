import { type FeedbackPage, feedbackHref, feedbackKinds } from '../../../contract/feedback/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { choiceOf, type PageViewProps } from '../../lib/page/screen.ts';
import { FeedbackWords } from './feedback-words.tsx';

/** /sirvio: thanks somebody who answered '¿Te sirvió?' without script, and takes a sentence (spec 6.19). */
export default function ThanksPage({ query }: PageViewProps<null>) {
  const kind = choiceOf(query, 'tipo', feedbackKinds);
  const key = /^[a-z0-9-]{1,60}$/.test(query['pagina'] ?? '') ? query['pagina'] : undefined;
  const page: FeedbackPage | null = kind === undefined || key === undefined ? null : { kind, key };
  const isAsked = page !== null && query['gracias'] !== '1';
  return (
    <div className="wrap page stack">
      <PageHead title="Gracias por decirlo">
        {isAsked
          ? 'Ya contamos tu respuesta. Si quieres, agrega una frase: nos ayuda a mejorar la página.'
          : 'Leemos lo que escriben las personas para mejorar cada página.'}
      </PageHead>
      {isAsked && <FeedbackWords page={page} isUseful={query['sirvio'] === 'si'} />}
      <p>
        <Button kind="soft" href={page === null ? '/' : feedbackHref(page)}>
          {page === null ? 'Ir al inicio' : 'Volver a la página'}
        </Button>
      </p>
    </div>
  );
}
