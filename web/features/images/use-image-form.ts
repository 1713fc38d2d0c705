import * as z from 'zod/mini';
import { uploadedFile } from '../../../contract/files/file-kinds.ts';
import { newImage } from '../../../contract/images/cover-images.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import type { ImageOwner } from './image-owner.ts';

/** An existing image, or none (null), with its description. */
export interface CurrentImage {
  file: string | null;
  alt: string;
}

export interface ImageFormOptions {
  owner: ImageOwner;
  id: number;
  isCover: boolean;
  image: CurrentImage;
  onChanged(image: CurrentImage): void;
}

/**
 * The input of the call, except that the file is optional where an image exists: its description can be
 * changed alone.
 */
const changing = z.object({ ...newImage, file: z.optional(uploadedFile()) });
const adding = z.extend(changing, { file: uploadedFile() });

const imageIsSafe = 'La imagen sigue en esta pantalla. Escribe tu contraseña y la guardamos.';

/** Saves an image or only its description, and removes it. */
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
    extraInput: () => ({ isPortada: isCover }),
    submit: save,
  });
  return { form, upload, remove: () => deleteImage({ id, isPortada: isCover }) };
}
