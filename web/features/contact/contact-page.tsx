import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { missingFact } from '../../../contract/content/parameter-values.ts';
import { Callout } from '../../components/display/callout.tsx';
import { FormColumns } from '../../components/forms/form-columns.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { Fact } from '../parameters/fact.tsx';
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
            {ways.length > 0 && <> {ways.join(' · ')}</>}{' '}
            <a href={`#${contactFactsId}`}>Teléfonos, horario y oficinas</a>
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

/** The facts of the country about whom to call and where to go (spec 19.3). */
function ContactFacts({ facts }: { facts: readonly ParameterShown[] }) {
  const isGiven = facts.some(({ value }) => value !== null);
  return (
    <section className={`wrap ${styles.facts}`} id={contactFactsId} aria-labelledby="donde-titulo">
      <h2 id="donde-titulo">Dónde y a quién</h2>
      {isGiven ? (
        <ul>
          {facts.map((fact) => (
            <li key={fact.name}>
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      ) : (
        <p>Teléfonos, horario, oficinas y enlaces: {missingFact.toLowerCase()}.</p>
      )}
    </section>
  );
}
