import { FormColumns } from '../../components/forms/form-columns.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form for writing to the institute (spec 2.10). */
export default function ContactPage({ viewer }: ViewProps<null>) {
  const props = { name: viewer?.firstName ?? '' };
  return (
    <FormColumns
      image="/motivos/carta.svg"
      head={
        <PageHead title="Enviar un mensaje">
          ¿Una duda sobre un curso, tu cuenta o un artículo? Escríbenos y te respondemos en un día laborable.
        </PageHead>
      }
    >
      <NeedsScript />
      <Island name="contact" props={props}>
        <ContactForm {...props} />
      </Island>
    </FormColumns>
  );
}
