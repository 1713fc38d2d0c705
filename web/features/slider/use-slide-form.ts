import { homeSlider as calls, type Slide } from '../../../contract/calls/home-slider.ts';
import { isLinkAllowed } from '../../../contract/content/links.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { badLink } from '../../../contract/refusals/content.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';

const checkLink = (field: 'url' | 'link') => (texts: Record<string, string>) => {
  const address = texts[field]?.trim() ?? '';
  return address === '' || isLinkAllowed(address) ? [] : [{ field, message: badLink.message }];
};

type SlideInput = Omit<InputOf<typeof calls.updateSliderImage>, 'file'> & { file?: File };

/**
 * The form of a slide: a new one needs an image, a stored one keeps its image unless another is chosen. A change that
 * somebody else saved meanwhile is shown first.
 */
export function useSlideForm(
  slide: Slide | null,
  accountId: number,
  onSaved: (slide: Slide, message: string) => void,
) {
  const api = useApi();
  const upload = useUpload();
  const draft = useDraft(accountId, `slide.${slide?.id ?? 'new'}`);
  function finish({ data, message }: { data: Slide; message: string }): void {
    draft.forget();
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
    version: slide?.version,
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
