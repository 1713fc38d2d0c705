import { homeSlider as calls, type Slide } from '../../../contract/calls/home-slider.ts';
import { isLinkAllowed } from '../../../contract/content/links.ts';
import { sentence } from '../../../contract/refusal.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { type FormState, useForm } from '../../lib/forms/use-form.ts';
import { type UploadState, useUpload } from '../../lib/uploads/use-upload.ts';

/** Checks the link in the field of this name. */
const checkLink = (field: 'url' | 'link') => (texts: Record<string, string>) => {
  const address = texts[field]?.trim() ?? '';
  return address === '' || isLinkAllowed(address) ? [] : [{ field, message: sentence('badLink') }];
};

/**
 * The form of a slide in its two modes: a new one needs an image, a stored one keeps its image unless another
 * is chosen.
 */
export function useSlideForm(
  slide: Slide | null,
  onSaved: (slide: Slide, message: string) => void,
): { form: FormState; upload: UploadState } {
  const api = useApi();
  const upload = useUpload();
  const adding = useForm({
    schema: calls.addSliderImage.input,
    alsoCheck: checkLink('url'),
    async submit(input) {
      const { data, message } = await upload.send((options) => api.homeSlider.addSliderImage(input, options));
      onSaved(data, message);
    },
  });
  const changing = useForm({
    schema: calls.updateSliderImage.input,
    extraInput: () => ({ id: slide?.id ?? 0 }),
    alsoCheck: checkLink('link'),
    async submit(input) {
      const { data, message } = await upload.send((options) =>
        api.homeSlider.updateSliderImage(input, options),
      );
      onSaved(data, message);
    },
  });
  return { form: slide === null ? adding : changing, upload };
}
