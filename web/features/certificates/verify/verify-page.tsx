import type { Verification } from '../../../../contract/certificates/calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { classNames } from '../../../components/display/class-names.ts';
import { Detail } from '../../../components/display/detail.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHead } from '../../../components/page/page-head.tsx';
import { timeOfDay } from '../../../lib/format.ts';
import type { PageViewProps } from '../../../lib/page/screen.ts';
import { Island } from '../../../runtime/island.tsx';
import { NeedsScript } from '../../../runtime/needs-script.tsx';
import { CheckFile } from './check-file.tsx';
import { printedFields, signerNote, type VerifyPageData, verdictOf } from './verify.rules.ts';
import styles from './verify-page.module.css';

/**
 * Verifies a certificate for anybody (spec 9.5). The form is a plain address, so it works without a script.
 */
export default function VerifyPage({ data: { typed, found, register } }: PageViewProps<VerifyPageData>) {
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title="Verificar un certificado">
        Cualquiera puede comprobar si un certificado es auténtico.
      </PageHead>
      <form method="get" action="/verificar" aria-label="Verificar un certificado" className={styles.form}>
        <TextField
          name="codigo"
          label="Código del certificado"
          defaultValue={typed}
          placeholder="AP-0000-0000-0000"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit">Verificar</Button>
      </form>
      {found !== null && <Verdict found={found} typed={typed} />}
      <NeedsScript purpose="comprobar un PDF" />
      <Island name="check-file" props={{}}>
        <CheckFile />
      </Island>
      <Callout>
        {found === null || found.state === 'unknown'
          ? '¿Crees que es un error? '
          : '¿El nombre o la nota no coinciden con el papel que tienes? '}
        <a href="/contact">Avísanos</a> y lo revisamos.
      </Callout>
      {register !== null && (
        <details className={`muted small ${styles.register}`}>
          <summary>Registro público de certificados</summary>
          <p>
            <a href="/api/Certificate/GetRegisterFile">Descargar el registro</a>, sin datos personales: cada
            asiento lleva la huella del anterior. Último asiento: {register.position},{' '}
            <code>{register.hash}</code>
          </p>
        </details>
      )}
    </div>
  );
}

function Verdict({ found, typed }: { found: Verification; typed: string }) {
  const { title, sentence, look } = verdictOf({ found, typed });
  const note = signerNote(found);
  return (
    <Card as="section" className={styles.result} aria-labelledby="veredicto">
      <div className={classNames(styles.verdict, styles[look])}>
        {look === 'ok' ? <SealDrawing /> : <Icon name="alert" className={styles.sign} />}
        <div>
          <h2 id="veredicto">{title}</h2>
          <p>
            {sentence}
            {found.ended !== null && ` Desde el ${found.ended.date}.`}
            {found.certificate !== null && ` Comprobado hoy a las ${timeOfDay(found.checkedAt)}.`}
          </p>
          {note !== null && <p>{note}</p>}
          {found.isHolderGone && <p>Su titular ya no tiene cuenta: de sus datos queda solo esto.</p>}
          {found.replacedBy !== null && (
            <p>
              <a href={`/certificado/${found.replacedBy}`}>Ver el certificado que lo sustituye</a>
            </p>
          )}
        </div>
      </div>
      {found.certificate !== null && (
        <dl className={styles.fields}>
          {printedFields(found.certificate).map(([label, text]) => (
            <Detail key={`${label} ${text}`} label={label}>
              {text}
            </Detail>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** The golden seal with its tick. Decoration. */
function SealDrawing() {
  return (
    <svg className={styles.seal} viewBox="0 0 72 72" aria-hidden="true">
      <circle className={styles.rays} cx="36" cy="36" r="32" />
      <circle className={styles.disc} cx="36" cy="36" r="30" />
      <path className={styles.tick} d="M23 37l9 9 18-20" />
    </svg>
  );
}
