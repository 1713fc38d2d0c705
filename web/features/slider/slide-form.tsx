import { useEffect, useRef } from 'react';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import { imageUrl } from '../../../contract/content/images.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { ImageField } from '../../lib/uploads/image-field.tsx';
import { imageShapes } from '../../lib/uploads/image-shapes.ts';
import { RowCard } from '../../lib/versions/row-form.tsx';
import styles from './slider.module.css';
import { useSlideForm } from './use-slide-form.ts';

type SlideFormProps = {
  /** The slide to change; null = a new one. */
  slide: Slide | null;
  accountId: number;
  /**
   * True if a press opened the form, which then takes the focus; otherwise it is folded, unless it offers an unsaved
   * draft.
   */
  isOpened: boolean;
  onCancel: () => void;
  onSaved: (slide: Slide, message: string) => void;
  /** Reopens the form with what another person saved. */
  onTakeOther: (slide: Slide) => void;
};

/** The image of a slide, its description, and its link. */
export function SlideForm({ slide, accountId, isOpened, onCancel, onSaved, onTakeOther }: SlideFormProps) {
  const { form, upload, draft, saving } = useSlideForm(slide, accountId, onSaved);
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) link.current?.focus();
  }, [isOpened]);
  const linkName = slide === null ? 'url' : 'link';
  return (
    <RowCard
      title={slide === null ? 'Agregar imagen' : 'Editar imagen'}
      submitLabel={slide === null ? 'Agregar' : 'Guardar'}
      isOpened={isOpened}
      form={form}
      onCancel={onCancel}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={(own, theirs) => [
        { label: 'Enlace', before: theirs.link, after: own.link ?? '' },
        { label: 'Texto alternativo', before: theirs.alt, after: own.Alt ?? '' },
        {
          label: 'Archivo',
          before: theirs.path === slide?.path ? 'El de antes' : 'Otro',
          after: own.file?.name ?? 'El de antes',
        },
      ]}
      aside={
        <div className="stack">
          <TextField
            key={draft.formKey}
            {...form.field(linkName)}
            ref={link}
            label="Enlace"
            optional
            defaultValue={draft.restored?.[linkName] ?? slide?.link}
            hint="A dónde lleva la imagen: una página de este sitio (como /vercursos), una dirección que empieza con https:// o un correo (mailto:nombre@correo.com)."
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          {slide !== null && (
            <figure className={styles.present}>
              <ResponsiveImage
                src={imageUrl('slider', slide.path, 640)}
                alt={slide.alt}
                width={640}
                height={528}
              />
              <figcaption className="muted">La imagen que está ahora</figcaption>
            </figure>
          )}
        </div>
      }
    >
      <ImageField
        key={draft.formKey}
        label={slide === null ? 'Archivo' : 'Otro archivo'}
        shape={imageShapes.slide}
        optional={slide !== null}
        hasImage={slide !== null}
        defaultAlt={draft.restored?.['Alt'] ?? slide?.alt}
        error={form.errors['file']}
        altError={form.errors['Alt']}
        upload={upload}
      />
    </RowCard>
  );
}
