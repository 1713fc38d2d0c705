import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type MediaRow, media } from '../../../../contract/images/calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { SearchInput } from '../../../components/table/search-input.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { AltField } from '../../../lib/uploads/alt-field.tsx';
import styles from './media-browser.module.css';
import { MediaGrid } from './media-grid.tsx';
import { useMedia } from './use-media.ts';

type MediaBrowserProps = {
  /** True after returning from an upload: the focus returns to the button that led there. */
  isBack: boolean;
  onPick(row: MediaRow): void;
  onUpload(): void;
};

/** The stored images: search, choose, describe, delete. */
export function MediaBrowser({ isBack, onPick, onUpload }: MediaBrowserProps) {
  const api = useApi();
  const media = useMedia();
  const { list } = media;
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  const [described, setDescribed] = useState<MediaRow | null>(null);
  const removal = useRemoval<MediaRow>({
    remove: ({ id }) => api.media.delete({ id }),
    onRemoved: (row) => {
      media.removed(row);
      setRemovals((before) => before + 1);
    },
  });
  // also if the pressed button disappeared with its image; not before the dialog is closed, since it holds
  // the focus
  useEffect(() => {
    if (isBack || removals > 0) uploadButton.current?.focus();
  }, [isBack, removals]);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    media.search(String(new FormData(event.currentTarget).get('words') ?? ''));
  }
  return (
    <div className={styles.browser}>
      <div className={styles.head}>
        <search aria-label="Imágenes guardadas">
          <form onSubmit={search}>
            <SearchInput label="Buscar imágenes" name="words" maxLength={100} enterKeyHint="search" />
            <Button type="submit" kind="soft">
              Buscar
            </Button>
          </form>
        </search>
        <Button ref={uploadButton} onClick={onUpload} data-focus-first>
          <Icon name="upload" />
          Subir imagen
        </Button>
      </div>
      <MediaGrid
        list={list}
        onPick={onPick}
        onDescribe={setDescribed}
        onDelete={removal.ask}
        onMore={media.more}
      />
      <MediaAltDialog
        row={described}
        onClose={() => setDescribed(null)}
        onSaved={(row) => {
          media.changed(row);
          setDescribed(null);
        }}
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={
          <p>
            La imagen{removal.asked?.alt ? ` «${removal.asked.alt}»` : ''} pasa a la Papelera y ya no se
            ofrece aquí. Los textos que la muestran la conservan.
          </p>
        }
      />
    </div>
  );
}

type MediaAltDialogProps = {
  /** The image to describe; null = closed. */
  row: MediaRow | null;
  onClose(): void;
  onSaved(row: MediaRow): void;
};

/** Changes the description of a stored image. Texts that already show it keep the old one. */
function MediaAltDialog({ row, onClose, onSaved }: MediaAltDialogProps) {
  return (
    <Dialog open={row !== null} onClose={onClose} title="Texto alternativo">
      {row !== null && <MediaAltForm row={row} onSaved={onSaved} />}
    </Dialog>
  );
}

function MediaAltForm({ row, onSaved }: Pick<MediaAltDialogProps, 'onSaved'> & { row: MediaRow }) {
  const api = useApi();
  const form = useForm({
    schema: media.update.input,
    extraInput: () => ({ Id: row.id }),
    async submit(input) {
      await api.media.update(input);
      onSaved({ ...row, alt: input.Alt ?? '' });
    },
  });
  return (
    <DialogForm form={form} submit="Guardar">
      <AltField defaultValue={row.alt} error={form.errors['Alt']} hasImage data-focus-first />
      <p className="muted">Los textos que ya muestran esta imagen conservan el suyo.</p>
    </DialogForm>
  );
}
