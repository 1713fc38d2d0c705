/** The texts of a form by field name. */
export type FormTexts = Readonly<Record<string, string | undefined>>;

/**
 * A text for every field of a call: an omitted one does not compile. Undefined = the form has no such field.
 */
export type TextsFor<Input> = { readonly [Field in keyof Required<Input>]: string | undefined };
