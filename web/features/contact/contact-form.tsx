import { useEffect, useRef, useState } from 'react';
import { contact } from '../../../contract/contact/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { RobotTrap } from '../../components/forms/robot-trap.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { api } from '../../lib/api/api.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

export type ContactFormProps = { name: string; email?: string; sendMessage?: typeof api.contact.sendMessage };

/** Nombre, Email, Tema, Mensaje. Afterwards the form shows the address for the reply. */
export function ContactForm({ name, email = '', sendMessage = api.contact.sendMessage }: ContactFormProps) {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useForm({
    schema: contact.sendMessage.input,
    isEarly: true,
    async submit(input) {
      await sendMessage(input);
      setSentFrom(input.Email);
    },
  });
  if (sentFrom !== null) return <MessageSent email={sentFrom} onAgain={() => setSentFrom(null)} />;
  return (
    <form method="post" action="/contact" aria-label="Escríbenos" className="stack" {...form.formProps}>
      <FormNote form={form} />
      <TextField
        {...form.field('FirstName')}
        label="Nombre"
        autoComplete="name"
        defaultValue={name}
        required
      />
      <TextField
        {...form.field('Email')}
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <TextField {...form.field('Subject')} label="Tema" required />
      <TextArea {...form.field('Comments')} label="Mensaje" rows={6} required />
      <RobotTrap />
      <Button type="submit" wide busy={form.isBusy}>
        Enviar
      </Button>
    </form>
  );
}

function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="stack">
      <Callout kind="ok" role="status">
        <strong>Recibimos tu mensaje.</strong> Te responderemos a <b>{email}</b>.
      </Callout>
      <Button kind="line" onClick={onAgain}>
        Escribir otro mensaje
      </Button>
    </div>
  );
}
