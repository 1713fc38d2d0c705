import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { FormColumns } from '../../components/forms/form-columns.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { FactRows, FactsFoot, PhoneText } from '../facts/fact.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** The form for writing to the institute; without a script the page itself takes it (spec 2.10). */
export default function ContactPage({ data, site, query }: PageViewProps<ParameterShown[]>) {
  const { phone, hours, address } = site.settings;
  const ways = [phone, hours, address].filter((way) => way !== '');
  return (
    <>
      <FormColumns
        image="/motivos/carta.svg"
        head={
          <PageHead title="Enviar un mensaje">
            ¿Una duda sobre un curso, tu cuenta o un artículo? Escríbenos y te respondemos a tu correo.
            {site.contactEmail !== null && (
              <>
                {' '}
                También puedes escribir a{' '}
                <a href={`mailto:${site.contactEmail}`}>
                  <EmailText address={site.contactEmail} />
                </a>
                .
              </>
            )}
            {ways.length > 0 && (
              <>
                {' '}
                <PhoneText text={ways.join(' · ')} />
              </>
            )}{' '}
            {data.some(({ value }) => value !== null) && (
              <a href={`#${contactFactsId}`}>Teléfonos, horario y oficinas</a>
            )}
          </PageHead>
        }
      >
        {query['enviado'] === '1' && (
          <Callout kind="ok">
            <strong>Recibimos tu mensaje.</strong> Te responderemos a tu correo.
          </Callout>
        )}
        <OwnPart<string>>
          {({ viewer, own = '' }) => {
            const props = { name: viewer?.firstName ?? '', email: own };
            return (
              <Island name="contact" props={props}>
                <ContactForm {...props} />
              </Island>
            );
          }}
        </OwnPart>
      </FormColumns>
      <ContactFacts facts={data} />
    </>
  );
}

const contactFactsId = 'donde';

/** The given facts about whom to call and where to go (spec 19.4); nothing where there is none. */
function ContactFacts({ facts }: { facts: readonly ParameterShown[] }) {
  const given = facts.filter(({ value }) => value !== null);
  if (given.length === 0) return null;
  return (
    <section className={`wrap ${styles.facts}`} id={contactFactsId} aria-labelledby="donde-titulo">
      <h2 id="donde-titulo">Dónde y a quién</h2>
      <FactRows facts={given} />
      <FactsFoot facts={given} />
    </section>
  );
}
