import { useState } from 'react';
import { familyNameShown } from '../../../contract/accounts/family-name.ts';
import { type IdentityRequest, ownIdentity } from '../../../contract/accounts/identity-calls.ts';
import type { Profile } from '../../../contract/accounts/own-calls.ts';
import { Callout, type CalloutKind } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog, SubmitFoot } from '../../components/overlay/dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { longDate } from '../../lib/format.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './profile-form.module.css';

interface IdentityCardProps {
  profile: Profile;
  onChanged(profile: Profile): void;
}

/** The request for another name or document, which only the institute changes by then (spec 5.12). */
export function IdentityCard({ profile, onChanged }: IdentityCardProps) {
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const { request } = profile.identity;
  const isWaiting = request?.state === 'waiting';

  async function show(message: string): Promise<void> {
    setAsking(false);
    onChanged((await api.users.get({ userName: profile.username })).data);
    toast({ text: message });
  }
  const withdraw = () => void run(async () => show((await api.users.withdrawIdentity({})).message));

  return (
    <Card className={styles.card} padded>
      <div className="stack">
        <h2>Nombre y documento</h2>
        <p>
          Se imprimen en tus certificados. El documento lo puso el instituto: si algo está mal, pídelo aquí.
        </p>
        {request !== null && <RequestState request={request} />}
        <div className={styles.buttons}>
          <Button kind="soft" onClick={() => setAsking(true)}>
            {isWaiting ? 'Cambiar el pedido' : 'Pedir un cambio'}
          </Button>
          {isWaiting && (
            <Button kind="line" busy={isBusy} onClick={withdraw}>
              Retirar el pedido
            </Button>
          )}
        </div>
      </div>
      <IdentityDialog profile={profile} open={isAsking} onClose={() => setAsking(false)} onAsked={show} />
    </Card>
  );
}

const states: Record<'waiting' | 'granted' | 'refused', { kind: CalloutKind; text: string }> = {
  waiting: { kind: 'info', text: 'El instituto lo está revisando.' },
  granted: { kind: 'ok', text: 'El instituto lo aceptó.' },
  refused: { kind: 'warn', text: 'El instituto no lo aceptó.' },
};

function RequestState({ request }: { request: IdentityRequest }) {
  if (request.state === 'withdrawn') return null;
  const { kind, text } = states[request.state];
  const { firstName, lastName, documentNumber, date, answer } = request;
  return (
    <Callout kind={kind} role="status">
      <p>
        El {longDate(date)} pediste{' '}
        <b>
          {firstName} {lastName}
        </b>
        {documentNumber !== null && `, documento ${documentNumber}`}. {text}
      </p>
      {answer !== '' && <p>«{answer}»</p>}
    </Callout>
  );
}

interface IdentityDialogProps {
  profile: Profile;
  open: boolean;
  onClose(): void;
  onAsked(message: string): Promise<void>;
}

/** The form to request another name or document (spec 5.12), or to change a pending request. */
function IdentityDialog({ open, onClose, ...rest }: IdentityDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pedir un cambio de datos">
      {open && <IdentityForm {...rest} />}
    </Dialog>
  );
}

function IdentityForm({ profile, onAsked }: Pick<IdentityDialogProps, 'profile' | 'onAsked'>) {
  const api = useApi();
  const { request } = profile.identity;
  const shown = request?.state === 'waiting' ? request : { ...profile, reason: '' };
  const form = useForm({
    schema: ownIdentity.askIdentity.input,
    submit: async (input) => onAsked((await api.users.askIdentity(input)).message),
  });
  return (
    <form className="stack" {...form.formProps}>
      <p className="muted">
        Escribe tus datos como están en tu documento de identidad. El instituto los revisa.
      </p>
      <FormNote form={form} />
      <FieldGrid>
        <TextField
          {...form.field('FirstName')}
          label="Nombres"
          defaultValue={shown.firstName}
          data-focus-first
        />
        <TextField
          {...form.field('LastName')}
          label="Apellidos"
          defaultValue={familyNameShown(shown.lastName)}
        />
      </FieldGrid>
      <TextField
        {...form.field('DocumentNumber')}
        label="Documento de identidad"
        autoComplete="off"
        optional
        defaultValue={shown.documentNumber ?? ''}
      />
      <TextArea
        {...form.field('Reason')}
        label="Por qué cambia"
        rows={2}
        optional
        defaultValue={shown.reason}
      />
      <SubmitFoot busy={form.isBusy}>Pedir el cambio</SubmitFoot>
    </form>
  );
}
