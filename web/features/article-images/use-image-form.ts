import { useState } from 'react';
import * as z from 'zod/mini';
import { article } from '../../../contract/article.ts';
import { uploadedFile } from '../../../contract/upload.ts';
import { useToast } from '../../components/toast.tsx';
import { ApiRefusal } from '../../lib/api.ts';
import { useApi } from '../../lib/api-context.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { useForm } from '../../lib/use-form.ts';

/** An image that an article has, or not (null), and what is said of it to those who cannot see it. */
export interface StandingImage {
  file: string | null;
  alt: string;
}

export interface ImageFormOptions {
  articleId: number;
  isCover: boolean;
  image: StandingImage;
  onChanged(image: StandingImage): void;
}

/** As the call has it, but where an image stands its text can be changed alone. */
const changing = z.extend(article.addArticleImage.input, { file: z.optional(uploadedFile()) });
const adding = z.extend(changing, { file: uploadedFile() });

/** Saving an image of an article, or only what is said of it; an ended session asks for the password and goes on. */
export function useImageForm({ articleId, isCover, image, onChanged }: ImageFormOptions) {
  const api = useApi();
  const toast = useToast();
  const upload = useUpload();
  const [needsSignIn, setNeedsSignIn] = useState(false);

  async function save({ file, ...input }: z.output<typeof changing> & { file?: File }): Promise<void> {
    const { Alt: alt = '' } = input;
    if (file === undefined) {
      const { message } = await api.article.setImageAlt({ Id: articleId, IsPortada: isCover, Alt: alt });
      onChanged({ ...image, alt });
      return toast({ text: message });
    }
    const { data, message } = await upload.send((options) =>
      api.article.addArticleImage({ ...input, file }, options),
    );
    onChanged({ file: data.path, alt });
    toast({ text: message });
  }
  const form = useForm({
    schema: image.file === null ? adding : changing,
    beside: () => ({ articleId, isPortada: isCover }),
    async submit(input) {
      try {
        await save(input);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status !== 401) throw error;
        setNeedsSignIn(true);
      }
    },
  });
  return {
    form,
    upload,
    remove: () => api.article.deleteImage({ id: articleId, isPortada: isCover }),
    needsSignIn,
    setNeedsSignIn,
  };
}
