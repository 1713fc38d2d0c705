import { report as calls, type ReportFormat, reportFormats } from '../../../contract/calls/report.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { downloadFileOf } from '../../lib/api/download.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import styles from './report-files.module.css';

const names: Record<ReportFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  png: 'Imagen PNG',
  svg: 'Imagen SVG',
};

/** Which report, of which course and period. */
type ReportInput = {
  Chart: 'gender' | 'questions';
  courseId?: number;
  From: string | undefined;
  To: string | undefined;
};

/** The report as files, the pictures in the colours of the screen, and on paper. */
export function ReportFiles({ input, colours }: { input: ReportInput; colours: number }) {
  const { run, isBusy } = useCall();
  const ask = useSignInAgain();
  const { method, path } = calls.export;
  const save = (Format: ReportFormat) =>
    downloadFileOf(method, path, { ...input, Format, Colours: colours }, `reporte.${Format}`);
  return (
    <div data-noprint>
      <NeedsScript purpose="descargar o imprimir" />
      <div className={styles.files}>
        {reportFormats.map((format) => (
          <Button
            key={format}
            kind="line"
            size="small"
            busy={isBusy}
            aria-label={`Descargar en ${names[format]}`}
            onClick={() => void run(() => withSignInRetry(() => save(format), ask))}
          >
            <Icon name="download" />
            {names[format]}
          </Button>
        ))}
        <Button kind="line" size="small" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </div>
  );
}
