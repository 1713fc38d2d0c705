import type { CropInput } from '../../contract/files/file-kinds.ts';

/** Texts under any names: those that a form holds now, or held when its draft was stored. */
export type FormTexts = Readonly<Record<string, string | undefined>>;

/** A text for every field of a call: omitting one does not compile. Undefined = the form has no such field. */
export type TextsFor<Input> = { readonly [Field in keyof Required<Input>]: string | undefined };

type FileField<Input> = {
  [Field in keyof Input]-?: [Extract<Input[Field], Blob>] extends [never] ? never : Field;
}[keyof Input];

/** The fields of a call that are written as text: not its row, version and files. */
export type Written<Input> = Omit<Input, 'Id' | 'id' | 'Version' | keyof CropInput | FileField<Input>>;

/** The beginning of a form: the stored texts under those of a restored draft, which may be older than a field. */
export const underDraft = <Texts extends FormTexts>(stored: Texts, draft: FormTexts | null): Texts => ({
  ...stored,
  ...draft,
});
