import * as z from 'zod/mini';

const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The frame of every JSON answer (spec 3.2): a Spanish sentence, an icon, the payload, and errors per field. */
export const envelope = z.object({
  message: z.string(),
  descriptionCode: z.enum(['success', 'error', 'warning']),
  errors: z.optional(z.array(fieldError)),
});
export type Envelope = z.infer<typeof envelope>;
