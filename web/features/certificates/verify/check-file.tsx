import { useRef, useState } from 'react';
import { codeIn } from '../../../../contract/certificates/code.ts';
import { classNames } from '../../../components/display/class-names.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { api } from '../../../lib/api/api.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { DropArea } from '../../../lib/uploads/drop-area.tsx';
import { type FileVerdict, noCode, unreadableVerdict, verdictOf } from './check-file.rules.ts';
import { readFile } from './read-file.ts';
import styles from './verify-page.module.css';

type Calls = Pick<typeof api.certificate, 'verify' | 'getSigners'>;

export interface CheckFileProps {
  calls?: Calls;
  read?: typeof readFile;
}

/** The PDF of a certificate, dropped or chosen, is checked in the browser (spec 9.5). */
export function CheckFile({ calls = api.certificate, read = readFile }: CheckFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [verdict, setVerdict] = useState<FileVerdict | 'busy' | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setVerdict('busy');
    try {
      setVerdict(await judge(file, calls, read));
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setVerdict({ look: 'bad', title: 'No pudimos comprobarlo', sentence: error.message, differences: [] });
    }
  }
  return (
    <div className="stack">
      <Field
        label="O el PDF del certificado"
        hint="Se comprueba en tu navegador: el archivo no se envía a ninguna parte."
      >
        {(control) => (
          <DropArea
            control={control}
            input={input}
            name="file"
            accept="application/pdf,.pdf"
            icon="award"
            noun="el PDF"
            onChange={(event) => void check(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <div role="status">
        {verdict === 'busy' && <p>Comprobando…</p>}
        {verdict !== null && verdict !== 'busy' && <Shown verdict={verdict} />}
      </div>
    </div>
  );
}

async function judge(file: File, calls: Calls, read: typeof readFile): Promise<FileVerdict> {
  const facts = await read(file);
  if (typeof facts === 'string') return unreadableVerdict(facts);
  const code = codeIn(facts.text);
  if (code === undefined) return noCode;
  const [found, signers] = await Promise.all([calls.verify({ code }), calls.getSigners({})]);
  return verdictOf(facts, found.data, signers.data);
}

function Shown({ verdict: { look, title, sentence, differences } }: { verdict: FileVerdict }) {
  return (
    <div className={classNames(styles.verdict, styles[look], styles.alone)}>
      <Icon name={look === 'ok' ? 'check-circle' : 'alert'} className={styles.sign} />
      <div>
        <h2>{title}</h2>
        <p>{sentence}</p>
        {differences.length > 0 && (
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
