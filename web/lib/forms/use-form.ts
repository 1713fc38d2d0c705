import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Icon } from '../../../contract/endpoint.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { readAs } from '../../../contract/read-as.ts';
import { invalidInput } from '../../../contract/request-refusals.ts';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import { ApiRefusal } from '../api/request.ts';
import type { FormTexts, TextsFor, Written } from '../form-texts.ts';
import { filesOf, type NamedError, named, refusedChoice, textsOf } from './form-content.ts';
import { tooLong, withExcess } from './too-long.ts';
import type { FormDraft } from './use-draft.ts';

/** The checked input as a form sends it: the browser holds a file where the server receives one. */
type Sent<Input> = Input & { [K in keyof Input as ReceivedFile extends Input[K] ? K : never]: File };

interface FormOptions<Schema extends z.core.$ZodObject, Extra> {
  /** The input schema of the call: the same rules as on the server. */
  schema: Schema;
  /** The initial text of every field but those that `extraInput` sends. */
  texts?: TextsFor<Omit<Written<z.input<Schema>>, keyof Extra>>;
  /** Rules that only this form has, such as two fields that must agree. */
  alsoCheck?: (values: Record<string, string>) => FieldError[];
  /** Values that the form sends besides its fields. */
  extraInput?: () => Extra;
  /** Values that are derived from the form's texts. */
  made?: (texts: Record<string, string>) => Record<string, unknown>;
  /** Stores the form's texts on this device while they are not saved. */
  draft?: FormDraft;
  /** False = leaving never asks, because nothing typed here is worth a question, as in a sign-in. */
  asksFirst?: boolean;
  /** Reports empty required fields even before hydration (web/runtime/act-early.ts). */
  isEarly?: boolean;
  /** False = not saved yet, because a dialog asks something first. */
  submit(input: Sent<z.output<Schema>>): Promise<unknown>;
}

export interface FormState {
  errors: Record<string, string>;
  /** The props by which a field shows its initial text and its error. */
  field(name: string): { name: string; defaultValue: string | undefined; error: string | undefined };
  /** The sentence above the form; null once every field that it names is corrected. */
  failure: string | null;
  icon: Icon;
  /** The errors of the last submit that remain, in their current words. */
  sentErrors: readonly NamedError[];
  /** All errors of the last submit; a new list each time. */
  refusal: readonly NamedError[];
  isBusy: boolean;
  /** Unsaved text or choices. */
  isDirty: boolean;
  /** Marks the form as saved. A submit does so by itself; one that leaves the page does it before. */
  forget(): void;
  formProps: {
    ref: RefObject<HTMLFormElement | null> | undefined;
    noValidate: true;
    'data-missing': string | undefined;
    /** Marks the form with unsaved changes, which Ctrl+S saves (web/runtime/shortcuts.ts). */
    'data-unsaved': '' | undefined;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
  };
}

function withError(errors: Record<string, string>, name: string, message: string | undefined) {
  const { [name]: _, ...others } = errors;
  return message === undefined ? others : { ...others, [name]: message };
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The sentence of each field that may not stay empty. */
function missingIn(schema: z.core.$ZodObject): string {
  const issues = z.safeParse(schema, {}).error?.issues ?? [];
  return JSON.stringify(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
}

/** An uncontrolled form, checked by the contract's own schema when a field is left and on sending. */
export function useForm<Schema extends z.core.$ZodObject, Extra extends object = object>(
  options: FormOptions<Schema, Extra>,
): FormState {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ message: string; icon: Icon } | null>(null);
  const [refused, setRefused] = useState<readonly NamedError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { draft, asksFirst = true } = options;
  const initial: FormTexts | undefined = options.texts;
  const unsaved = useUnsaved();

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
      : parsed.error.issues.map((issue) => {
          const field = String(issue.path[0]);
          return {
            field,
            message: issue.path.length === 1 ? withExcess(issue, texts[field] ?? '') : issue.message,
          };
        });
    const found: Record<string, string> = {};
    for (const issue of [...issues, ...(options.alsoCheck?.(texts) ?? [])])
      found[issue.field] ??= refusedChoice(form, issue.field) ?? issue.message;
    const isGood = parsed.success && Object.keys(found).length === 0;
    return { input: isGood ? (parsed.data as Sent<z.output<Schema>>) : null, found };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const { input, found } = check(form);
    setErrors(found);
    setRefused(
      named(
        form,
        Object.entries(found).map(([field, message]) => ({ field, message })),
      ),
    );
    setFailure(input === null ? invalidInput : null);
    if (input === null || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      if ((await options.submit(input)) !== false && draft === undefined) unsaved.forget();
    } catch (error) {
      if (isAborted(error)) return; // cancelled by the person who sent it
      if (!(error instanceof ApiRefusal)) throw error;
      setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message]).reverse()));
      setRefused(named(form, error.errors));
      setFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function note(form: HTMLFormElement): void {
    if (draft !== undefined) draft.onInput();
    else if (asksFirst) unsaved.mark(form);
  }

  const sentErrors = refused.flatMap((error, place) => {
    const message = errors[error.field];
    if (message === undefined) return [];
    // the first one of a field follows its correction; others of the server's stay as they came
    const isFirst = refused.findIndex(({ field }) => field === error.field) === place;
    return [isFirst ? { ...error, message } : error];
  });
  return {
    errors,
    field: (name) => ({ name, defaultValue: initial?.[name], error: errors[name] }),
    failure: failure === null || (refused.length > 0 && sentErrors.length === 0) ? null : failure.message,
    icon: failure?.icon ?? 'error',
    sentErrors,
    refusal: refused,
    isBusy,
    isDirty: draft?.isDirty ?? unsaved.isDirty,
    forget: draft?.forget ?? unsaved.forget,
    formProps: {
      ref: draft?.form,
      noValidate: true,
      'data-missing': options.isEarly === true ? missingIn(options.schema) : undefined,
      'data-unsaved': (draft?.isDirty ?? unsaved.isDirty) ? '' : undefined,
      onSubmit(event) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onInput(event) {
        note(event.currentTarget);
        const { name, value, ariaHidden } = event.target as HTMLInputElement;
        if (name === undefined || name === '') return;
        // a text over its limit is told at once; other errors come when the field is left. An error disappears
        // while its field is corrected, so that nothing moves when the field is left for a button
        const schema = options.schema._zod.def.shape[name];
        const message =
          errors[name] !== undefined
            ? check(event.currentTarget).found[name]
            : schema === undefined || ariaHidden === 'true'
              ? undefined
              : (tooLong(schema, value) ?? undefined);
        if (message !== errors[name]) setErrors((others) => withError(others, name, message));
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
