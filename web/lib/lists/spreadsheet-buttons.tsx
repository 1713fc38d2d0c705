import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { downloadFileOf } from '../api/download.ts';
import { useCall } from '../api/use-call.ts';
import { useSignInAgain } from '../sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../sign-in/sign-in-retry.ts';

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
  const ask = useSignInAgain();
  const save = (Format: string) =>
    downloadFileOf(call.method, call.path, { ...input, Format }, `${name}.${Format}`);
  return formats.map(({ format, label, kind }) => (
    <Button
      key={format}
      kind={kind}
      busy={isBusy}
      disabledReason={disabledReason}
      onClick={() => void run(() => withSignInRetry(() => save(format), ask))}
    >
      <Icon name="download" />
      {label}
    </Button>
  ));
}
