import { type RefObject, useState } from 'react';
import * as z from 'zod/mini';
import { uploadedFile } from '../../../contract/files/file-kinds.ts';
import {
  type AddedCourseFile,
  type CourseFile,
  courseFiles as calls,
} from '../../../contract/material/calls.ts';
import { useApi, usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { underDraft } from '../../lib/form-texts.ts';
import { textsOf } from '../../lib/forms/form-content.ts';
import type { FormDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { isVideo } from '../../lib/uploads/file-checks.ts';
import { useResumableUpload } from '../../lib/uploads/use-resumable-upload.ts';
import type { SavedMaterial } from './use-material.ts';

const allIsSafe = 'El archivo y lo que escribiste siguen en esta pantalla. Escribe tu contraseña y seguimos.';

const { Transcript, NoCaptionsReason } = calls.updateFile.input._zod.def.shape;
const { title } = calls.addCourseFile.input._zod.def.shape;
const changing = z.object({
  title,
  Transcript,
  NoCaptionsReason,
  captions: z.optional(uploadedFile()),
});
const adding = z.extend(changing, { file: uploadedFile() });

interface Given {
  title: string;
  Transcript?: string | undefined;
  NoCaptionsReason?: string | undefined;
  captions?: File | undefined;
  file?: File | undefined;
}

interface MaterialFormOptions {
  courseId: number;
  material: CourseFile | null;
  accountId: number;
  draft: FormDraft;
  onSaved(saved: SavedMaterial): void;
  onGone(): void;
}

/**
 * The form of material in its two modes. New material is uploaded first, then the texts of a video. If only
 * the second step failed, sending again saves the texts and uploads no second file.
 */
export function useMaterialForm(options: MaterialFormOptions) {
  const { courseId, material, accountId, draft, onSaved, onGone } = options;
  const element = draft.form;
  const api = useApi(allIsSafe);
  const { course } = usePlainApi(); // the upload asks for the password itself
  const upload = useResumableUpload(accountId, allIsSafe);
  const [added, setAdded] = useState<AddedCourseFile | null>(null);

  async function sendFile(given: Given): Promise<{ made: AddedCourseFile; message: string }> {
    const file = given.file as File; // the schema of new material requires it
    const use = async (UploadId: string) =>
      course.addCourseFile({ UploadId, courseId, title: written(element, given).title });
    const kind = isVideo(file) ? 'video' : 'document';
    const { data, message } = await upload.send({ file, kind, purpose: `material.${courseId}`, use });
    setAdded(data);
    return { made: data, message };
  }

  async function saveTexts(id: number, { captions, ...texts }: Given): Promise<string> {
    const { title: Title, ...ofVideo } = texts;
    if (captions !== undefined)
      await ofField('captions', api.course.addCaptions({ file: captions, fileId: id }));
    const { message } = await ofField('title', api.course.updateFile({ Id: id, Title, ...ofVideo }));
    return message;
  }

  async function save(given: Given): Promise<void> {
    const known = material ?? added;
    if (known !== null)
      return onSaved({ id: known.id, message: await saveTexts(known.id, given), isNew: material === null });
    const { made, message } = await sendFile(given);
    // text written during the upload counts too
    if (made.type === 'mp4') await saveTexts(made.id, written(element, given));
    // the server's warning is the screen's notice, which stays
    onSaved({
      id: made.id,
      message: made.isFastStart === false ? 'El video se guardó.' : message,
      isNew: true,
    });
  }

  const form = useForm({
    draft,
    texts: underDraft(
      {
        title: material?.title,
        Transcript: material?.transcript ?? '',
        NoCaptionsReason: material?.noCaptionsReason ?? '',
      },
      draft.restored,
    ),
    schema: material === null && added === null ? adding : changing,
    async submit(given) {
      try {
        await save(given);
      } catch (error) {
        const isGone = error instanceof ApiRefusal && error.status === 404 && (material ?? added) !== null;
        if (!isGone) throw error;
        onGone();
      }
    },
  });
  return { form, upload, added };
}

/** The current content of the form. A title that was emptied meanwhile is the one that was sent. */
function written(element: RefObject<HTMLFormElement | null>, given: Given): Given {
  if (element.current === null) return given;
  const texts = textsOf(element.current);
  const captions = new FormData(element.current).get('captions');
  return {
    title: texts['title']?.trim() || given.title,
    ...(texts['Transcript'] === undefined ? {} : { Transcript: texts['Transcript'] }),
    ...(texts['NoCaptionsReason'] === undefined ? {} : { NoCaptionsReason: texts['NoCaptionsReason'] }),
    ...(captions instanceof File && captions.size > 0 ? { captions } : {}),
  };
}

/** Assigns the server's errors about `file`, or about no field, to this field of the form. */
async function ofField<T>(field: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isOfForm = error instanceof ApiRefusal && [400, 413, 415].includes(error.status);
    if (!isOfForm) throw error;
    const named = error.errors.map((each) => ({ ...each, field: renamed[each.field] ?? each.field }));
    const errors = named.length > 0 ? named : [{ field, message: error.message }];
    throw new ApiRefusal(error.status, error.message, error.icon, errors);
  }
}

const renamed: Record<string, string> = { file: 'captions', Title: 'title' };
