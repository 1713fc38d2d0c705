import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, listInput, requiredLine, requiredText, rowId } from '../fields.ts';
import { emailAddress } from '../person-fields.ts';

const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  date: z.string(),
  /** An administrator has attended to it. */
  handled: z.boolean(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contact = {
  sendMessage: endpoint({
    method: 'POST',
    path: 'Contact/SendMessage',
    who: 'open',
    addsRow: true,
    summary: 'Stores a message and mails it to the institute',
    input: z.object({
      FirstName: requiredLine('El campo Nombre es obligatorio.', 120),
      Email: emailAddress('El campo Email es obligatorio.'),
      Subject: requiredLine('El campo Tema es obligatorio.', 150),
      Comments: requiredText('El campo Mensaje es obligatorio.', 5000),
    }),
    output: done,
  }),
  get: endpoint({
    method: 'GET',
    path: 'Contact/Get',
    who: 'admin',
    list: true,
    extension: true,
    summary: 'Messages received: first those that wait, the newest of each first',
    input: z.object(listInput),
    output: z.array(contactMessage),
  }),
  handle: endpoint({
    method: 'PUT',
    path: 'Contact/Handle',
    who: 'admin',
    extension: true,
    summary: 'Marks a message as attended to, or as waiting again',
    input: z.object({ Id: rowId(), Handled: z.boolean('Di si el mensaje está atendido.') }),
    output: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Contact/Delete',
    who: 'admin',
    extension: true,
    summary: 'Deletes a message for good',
    input: z.object({ id: rowId() }),
    output: done,
  }),
};
