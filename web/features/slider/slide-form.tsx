import type { InputOf } from '../../../contract/endpoint.ts';
import { imageUrl } from '../../../contract/images/images.ts';
import { homeSlider as calls, type Slide } from '../../../contract/slider/calls.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { badLink } from '../../../contract/text/refusals.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ImageField } from '../../lib/uploads/image-field.tsx';
import { imageShapes } from '../../lib/uploads/image-shapes.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { RowCard } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import styles from './slider.module.css';

type SlideFormProps = {
  /** The slide to change; null = a new one. */
  slide: Slide | null;
  accountId: number;
  isOpened: boolean;
  onCancel: () => void;
  onSaved: (slide: Slide, message: string) => void;
  /** Reopens the form with what another person saved. */
  onTakeOther: (slide: Slide) => void;
};

/** The image of a slide, its description, and its link. */
export function SlideForm({ slide, accountId, isOpened, onCancel, onSaved, onTakeOther }: SlideFormProps) {
  const { form, upload, draft, saving } = useSlideForm(slide, accountId, onSaved);
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
            data-focus-first
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

const checkLink = (field: 'url' | 'link') => (texts: Record<string, string>) => {
  const address = texts[field]?.trim() ?? '';
  return address === '' || isLinkAllowed(address) ? [] : [{ field, message: badLink.message }];
};

type SlideInput = Omit<InputOf<typeof calls.updateSliderImage>, 'file'> & { file?: File };

/**
 * The form of a slide: a new one needs an image, a stored one keeps its image unless another is chosen. A change that
 * somebody else saved meanwhile is shown first.
 */
function useSlideForm(
  slide: Slide | null,
  accountId: number,
  onSaved: (slide: Slide, message: string) => void,
) {
  const api = useApi();
  const upload = useUpload();
  const draft = useDraft(accountId, `slide.${slide?.id ?? 'new'}`, slide?.version);
  function finish({ data, message }: { data: Slide; message: string }): void {
    draft.saved();
    onSaved(data, message);
  }
  const adding = useForm({
    schema: calls.addSliderImage.input,
    draft,
    alsoCheck: checkLink('url'),
    submit: async (input) =>
      finish(await upload.send((options) => api.homeSlider.addSliderImage(input, options))),
  });
  const saving = useVersionedSave<SlideInput, Slide>({
    draft,
    save: async (input, Version) =>
      finish(
        await upload.send((options) => api.homeSlider.updateSliderImage({ ...input, Version }, options)),
      ),
    stored: async () => storedRow((await api.homeSlider.getImages({})).data, slide?.id),
  });
  const changing = useForm({
    schema: calls.updateSliderImage.input,
    draft,
    extraInput: () => ({ id: slide?.id ?? 0 }),
    alsoCheck: checkLink('link'),
    submit: saving.submit,
  });
  return { form: slide === null ? adding : changing, upload, draft, saving };
}
