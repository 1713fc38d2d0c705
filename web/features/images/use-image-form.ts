import * as z from 'zod/mini';
import { newImage } from '../../../contract/calls/owner-images.ts';
import { uploadedFile } from '../../../contract/content/file-kinds.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import type { ImageOwner } from './image-owner.ts';

/** An image that there is, or not (null), and what is said of it to those who cannot see it. */
export interface StandingImage {
  file: string | null;
  alt: string;
}

export interface ImageFormOptions {
  owner: ImageOwner;
  /** The row whose image it is. */
  id: number;
  isCover: boolean;
  image: StandingImage;
  onChanged(image: StandingImage): void;
}

/** As the call has it, but where an image stands its text can be changed alone. */
const changing = z.object({ ...newImage, file: z.optional(uploadedFile()) });
const adding = z.extend(changing, { file: uploadedFile() });

const imageIsSafe = 'La imagen sigue en esta pantalla. Escribe tu contraseña y la guardamos.';

/** Saving an image, or only what is said of it, and taking it away. */
export function useImageForm({ owner, id, isCover, image, onChanged }: ImageFormOptions) {
  const api = useApi(imageIsSafe);
  const calls = owner.callsOf(api);
  const { deleteImage } = owner.callsOf(useApi());
  const toast = useToast();
  const upload = useUpload();

  async function save({ file, ...input }: z.output<typeof changing> & { file?: File }): Promise<void> {
    const { Alt: alt = '' } = input;
    if (file === undefined) {
      const { message } = await calls.setImageAlt({ Id: id, IsPortada: isCover, Alt: alt });
      onChanged({ ...image, alt });
      return toast({ text: message });
    }
    const { data, message } = await upload.send((options) => owner.add(api, id, { ...input, file }, options));
    onChanged({ file: data.path, alt });
    toast({ text: message });
  }
  const form = useForm({
    schema: image.file === null ? adding : changing,
    beside: () => ({ isPortada: isCover }),
    submit: save,
  });
  return { form, upload, remove: () => deleteImage({ id, isPortada: isCover }) };
}
