/** The texts of a form by field name. */
export type FormTexts = Readonly<Record<string, string | undefined>>;

/** A text for every field that a call takes: one that is left out does not compile. Undefined = the form has none. */
export type TextsFor<Input> = { readonly [Field in keyof Required<Input>]: string | undefined };
