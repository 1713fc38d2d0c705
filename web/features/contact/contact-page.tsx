import { FormColumns } from '../../components/forms/form-columns.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form for writing to the institute (spec 2.10). */
export default function ContactPage({ site }: PageViewProps<null>) {
  return (
    <FormColumns
      image="/motivos/carta.svg"
      head={
        <PageHead title="Enviar un mensaje">
          ¿Una duda sobre un curso, tu cuenta o un artículo? Escríbenos y te respondemos a tu correo. También
          puedes escribir a{' '}
          <a href={`mailto:${site.contactEmail}`}>
            <EmailText address={site.contactEmail} />
          </a>
          .
        </PageHead>
      }
    >
      <NeedsScript />
      <OwnPart>
        {({ viewer }) => {
          const props = { name: viewer?.firstName ?? '' };
          return (
            <Island name="contact" props={props}>
              <ContactForm {...props} />
            </Island>
          );
        }}
      </OwnPart>
    </FormColumns>
  );
}
