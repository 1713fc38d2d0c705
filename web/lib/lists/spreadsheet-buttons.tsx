import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useCall } from '../api/use-call.ts';
import { useDownload } from '../sign-in/use-download.ts';

type SpreadsheetButtonsProps = {
  call: { method: string; path: string };
  /** The input of the call, without the format. */
  input: Record<string, unknown>;
  /** The name of the file, without its ending, where the answer gives none. */
  name: string;
  disabledReason?: string | undefined;
};

const formats = [
  { format: 'csv', label: 'CSV', kind: 'line' },
  { format: 'xlsx', label: 'Excel (XLSX)', kind: 'brand' },
] as const;

/** The foot of a window that gives a list as a file: CSV or XLSX. */
export function SpreadsheetButtons({ call, input, name, disabledReason }: SpreadsheetButtonsProps) {
  const { run, isBusy } = useCall();
  const download = useDownload();
  const save = (Format: string) =>
    download(call.method, call.path, { ...input, Format }, `${name}.${Format}`);
  return formats.map(({ format, label, kind }) => (
    <Button
      key={format}
      kind={kind}
      busy={isBusy}
      disabledReason={disabledReason}
      onClick={() => void run(() => save(format))}
    >
      <Icon name="download" />
      {label}
    </Button>
  ));
}
