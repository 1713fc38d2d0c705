import { report, reportFormats } from '../../../contract/reports/calls.ts';
import { statistics, statisticsFormats } from '../../../contract/statistics/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { downloadFileOf } from '../../lib/api/download.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import { NeedsScript } from '../../runtime/needs-script.tsx';
import styles from './file-buttons.module.css';

const names = { csv: 'CSV', xlsx: 'Excel (XLSX)', png: 'Imagen PNG', svg: 'Imagen SVG' };
const files = {
  report: { row: report.export, formats: reportFormats },
  statistics: { row: statistics.export, formats: statisticsFormats },
};

type FileButtonsProps = {
  /** The content of the file, if a screen has several: 'las preguntas'. */
  what?: string;
  call: keyof typeof files;
  /** The input of the call, without the format. */
  input: Record<string, unknown>;
  canPrint?: boolean;
};

export function FileButtons({ what, call, input, canPrint }: FileButtonsProps) {
  const { run, isBusy } = useCall();
  const ask = useSignInAgain();
  const { row, formats } = files[call];
  const save = (Format: string) =>
    downloadFileOf(row.method, row.path, { ...input, Format }, `reporte.${Format}`);
  return (
    <div data-noprint>
      {canPrint && <NeedsScript purpose="descargar o imprimir" />}
      <div className={styles.files}>
        {what !== undefined && <span className={styles.what}>Descargar {what}</span>}
        {formats.map((format) => (
          <Button
            key={format}
            kind="line"
            size="small"
            busy={isBusy}
            aria-label={`Descargar ${what === undefined ? '' : `${what} `}en ${names[format]}`}
            onClick={() => void run(() => withSignInRetry(() => save(format), ask))}
          >
            <Icon name="download" />
            {names[format]}
          </Button>
        ))}
        {canPrint && (
          <Button kind="line" size="small" onClick={() => window.print()}>
            Imprimir
          </Button>
        )}
      </div>
    </div>
  );
}
