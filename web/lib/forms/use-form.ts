import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ReceivedFile } from '../../../contract/content/file-kinds.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import { readAs } from '../../../contract/read-as.ts';
import { refusalsInBrowser } from '../../../contract/refusals-in-browser.ts';
import { ApiRefusal } from '../api/api.ts';

/** The checked input as a form sends it: the browser holds a file where the server receives one. */
type Sent<Input> = Input & { [K in keyof Input as ReceivedFile extends Input[K] ? K : never]: File };

interface FormOptions<Schema extends z.core.$ZodObject> {
  /** The input of the call that the form makes: the same rules as on the server. */
  schema: Schema;
  /** Rules that only this form has, such as two fields that must agree. */
  alsoCheck?: (values: Record<string, string>) => FieldError[];
  /** Values that the form sends besides its fields. */
  extraInput?: () => Record<string, unknown>;
  /** Values that are not plain text, made from the form's texts. */
  made?: (texts: Record<string, string>) => Record<string, unknown>;
  submit(input: Sent<z.output<Schema>>): Promise<void>;
}

export interface FormState {
  /** Error sentences by field name. */
  errors: Record<string, string>;
  /** The sentence above the form. */
  failure: string | null;
  /** The errors when it was last sent: unlike `errors` they stay while the fields are corrected. */
  sentErrors: readonly FieldError[];
  isBusy: boolean;
  formProps: {
    noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
  };
  /** Sets an error from the server, or from outside the form. */
  setFailure(message: string | null): void;
}

/** The texts of a form by field name; checked boxes with the same name are joined by a comma ('A,C'). */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = name in texts ? `${texts[name]},${value}` : value;
  }
  return texts;
}

/** The chosen files by field name, without empty fields. */
function filesOf(form: HTMLFormElement): Record<string, File> {
  const files = [...new FormData(form)].filter(([, value]) => value instanceof File && value.size > 0);
  return Object.fromEntries(files) as Record<string, File>;
}

/** The errors in the order of their fields in the form. */
function inFormOrder(form: HTMLFormElement, errors: FieldError[]): FieldError[] {
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  return errors.toSorted((left, right) => names.indexOf(left.field) - names.indexOf(right.field));
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** An uncontrolled form, checked by the contract's own schema when a field is left and on sending. */
export function useForm<Schema extends z.core.$ZodObject>(options: FormOptions<Schema>): FormState {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sentErrors, setSentErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  function check(form: HTMLFormElement): {
    input: Sent<z.output<Schema>> | null;
    found: Record<string, string>;
  } {
    const texts = textsOf(form);
    const shape = options.schema._zod.def.shape;
    const given: Record<string, unknown> = { ...options.extraInput?.(), ...filesOf(form) };
    for (const [name, text] of Object.entries(texts)) {
      const schema = shape[name];
      if (schema !== undefined) given[name] = readAs(schema, text);
    }
    Object.assign(given, options.made?.(texts));
    const parsed = z.safeParse(options.schema, given);
    const issues = parsed.success
      ? []
      : parsed.error.issues.map((issue) => ({ field: String(issue.path[0]), message: issue.message }));
    const found: Record<string, string> = {};
    for (const issue of [...issues, ...(options.alsoCheck?.(texts) ?? [])])
      found[issue.field] ??= issue.message;
    const isGood = parsed.success && Object.keys(found).length === 0;
    return { input: isGood ? (parsed.data as Sent<z.output<Schema>>) : null, found };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const { input, found } = check(form);
    setErrors(found);
    setSentErrors(
      inFormOrder(
        form,
        Object.entries(found).map(([field, message]) => ({ field, message })),
      ),
    );
    setFailure(input === null ? refusalsInBrowser.invalidInput.message : null);
    if (input === null || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await options.submit(input);
    } catch (error) {
      if (isAborted(error)) return; // cancelled by the person who sent it
      if (!(error instanceof ApiRefusal)) throw error;
      setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
      setSentErrors(error.errors);
      setFailure(error.message);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    errors,
    failure,
    sentErrors,
    isBusy,
    setFailure,
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onInput(event) {
        // an error disappears while its field is corrected, so that nothing moves when the field is left for
        // a button
        const { name } = event.target as unknown as { name?: string };
        if (
          name === undefined ||
          errors[name] === undefined ||
          check(event.currentTarget).found[name] !== undefined
        )
          return;
        setErrors(({ [name]: _, ...others }) => others);
      },
      onBlur(event) {
        if (event.relatedTarget instanceof HTMLButtonElement) return; // a new error would move the button away
        const field = event.target as unknown as { name?: string; value?: string };
        if (field.name === undefined || field.name === '' || field.value === '') return; // an empty field is checked on sending
        const { name } = field;
        const message = check(event.currentTarget).found[name];
        if (message !== undefined) setErrors((others) => ({ ...others, [name]: message }));
      },
    },
  };
}
