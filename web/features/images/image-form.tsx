import { useEffect, useId, useRef, useState } from 'react';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Card } from '../../components/page/card.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { imageOf } from '../../lib/image-urls.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import { ImageField } from '../../lib/uploads/image-field.tsx';
import type { ImageShape } from '../../lib/uploads/image-shapes.ts';
import styles from './images-page.module.css';
import { type CurrentImage, type ImageFormOptions, useImageForm } from './use-image-form.ts';

interface ImageFormProps extends ImageFormOptions {
  title: string;
  /** Says where the image is shown, and what is shown without it. */
  purpose: string;
  without: string;
  shape: ImageShape;
  /** The image that readers see there now. */
  shown: CurrentImage;
}

/** The form of one image: the current one, a new one, its description, and its removal. */
export function ImageForm(props: ImageFormProps) {
  const { owner, id, title, purpose, without, shape, image, shown } = props;
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [formKey, setFormKey] = useState(0);
  const [isRemoved, setRemoved] = useState(false);
  const onChanged = (next: CurrentImage) => {
    setRemoved(false);
    props.onChanged(next);
    setFormKey((before) => before + 1);
  };
  const { form, upload, remove } = useImageForm({ ...props, onChanged });
  const removal = useRemoval<true>({
    remove,
    onRemoved: () => {
      onChanged({ file: null, alt: '' });
      setRemoved(true);
    },
  });
  // the pressed button is gone; not before the dialog is closed, since it holds the focus
  useEffect(() => {
    if (isRemoved) element.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }, [isRemoved]);
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p className={styles.purpose}>{purpose}</p>
      <figure className={styles.now}>
        <ResponsiveImage
          {...imageOf(owner.folder, id, shown.file)}
          sizes="(max-width: 53.75em) 90vw, 30rem"
          alt={shown.file === null ? '' : shown.alt}
          width={640}
          height={360}
        />
        <figcaption>{image.file === null ? without : 'Es la que se ve ahora.'}</figcaption>
      </figure>
      <form className="stack" {...form.formProps} ref={element}>
        <FormNote form={form} />
        <ImageField
          key={formKey}
          label={
            image.file === null
              ? `Imagen de ${title.toLowerCase()}`
              : `Cambiar la imagen de ${title.toLowerCase()}`
          }
          shape={shape}
          error={form.errors['file']}
          altError={form.errors['Alt']}
          hasImage={image.file !== null}
          defaultAlt={image.alt}
          upload={upload}
        />
        <div className={styles.buttons}>
          {image.file !== null && (
            <Button kind="dangerLine" data-remove disabled={form.isBusy} onClick={() => removal.ask(true)}>
              Quitar imagen
            </Button>
          )}
          <Button type="submit" busy={form.isBusy}>
            Guardar
          </Button>
        </div>
      </form>
      <ConfirmDialog
        {...removal.dialogProps}
        confirmLabel="Quitar imagen"
        title="Desea eliminar?"
        body={<p>La imagen de {title.toLowerCase()} dejará de verse.</p>}
      />
    </Card>
  );
}
