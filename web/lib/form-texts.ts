export type FormTexts = Readonly<Record<string, string | undefined>>;

/** A text for every field of a call: omitting one does not compile. Undefined = the form has no such field. */
export type TextsFor<Input> = { readonly [Field in keyof Required<Input>]: string | undefined };
