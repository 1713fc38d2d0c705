import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useCall } from '../api/use-call.ts';
import { PreviewDialog } from './preview-dialog.tsx';

type PreviewButtonProps<Preview> = {
  /** The name of the preview, for screen readers: 'El artículo'. */
  label: string;
  /** Makes the preview from the current content of the form. */
  load: () => Promise<Preview>;
  /** At the other end of the bar: the reading time, or further choices. */
  note: (preview: Preview) => ReactNode;
  children: (preview: Preview) => ReactNode;
};

/** 'Vista previa': the content of a form as readers would see it. It saves nothing. */
export function PreviewButton<Preview>({ label, load, note, children }: PreviewButtonProps<Preview>) {
  const { run, isBusy } = useCall();
  const [preview, setPreview] = useState<Preview | null>(null);
  return (
    <>
      <Button kind="soft" busy={isBusy} onClick={() => void run(async () => setPreview(await load()))}>
        <Icon name="eye" />
        Vista previa
      </Button>
      <PreviewDialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        label={label}
        note={preview && note(preview)}
      >
        {preview && children(preview)}
      </PreviewDialog>
    </>
  );
}
