import { useState } from 'react';
import { type IdentityRequest, identityDecisions } from '../../../contract/accounts/identity-calls.ts';
import type { Person } from '../../../contract/people/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Detail } from '../../components/display/detail.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { Dialog, useDialogSaved } from '../../components/overlay/dialog.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { longDate } from '../../lib/format.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { useOtherNameQuestion } from '../certificates/admin/other-name-question.tsx';
import styles from './person.module.css';

/** The pending request for another name or document, or certificates that wait for a printable name. */
export function PersonRequest({ person }: { person: Person }) {
  const request = person.identity?.request;
  const heldCount = person.identity?.heldCount ?? 0;
  return (
    <>
      {heldCount > 0 && (
        <Callout kind="warn" className={styles.waiting}>
          {heldCount === 1 ? 'Un certificado espera' : `${heldCount} certificados esperan`} porque este nombre
          no está en letras latinas. <a href={`/editusuario?id=${person.id}`}>Corrige su nombre</a> como está
          en su documento, y{heldCount === 1 ? ' se emite solo.' : ' se emiten solos.'}
        </Callout>
      )}
      {request?.state === 'waiting' && <WaitingRequest person={person} request={request} />}
    </>
  );
}

const documentOf = (number: string | null) => number ?? 'ninguno';

function WaitingRequest({ person, request }: { person: Person; request: IdentityRequest }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isRefusing, setRefusing] = useState(false);
  const show = (message: string) => {
    storeNotice(message);
    location.assign(`/persona?id=${person.id}`);
  };
  const otherName = useOtherNameQuestion(show);
  const grant = () =>
    void run(async () => {
      const { message } = await api.usuario.decideIdentity({ Id: request.id, Granted: true });
      await otherName.ask(person.id, message);
    });
  return (
    <Card padded className={styles.waiting} aria-labelledby="pedido">
      <div className="stack">
        <h2 id="pedido">Pide un cambio de datos</h2>
        <p className="muted">
          Lo pidió el {longDate(request.date)}. Compara con su documento antes de aceptarlo.
        </p>
        <dl className={styles.facts}>
          <Detail label="Ahora">
            {person.fullname}
            <br />
            Documento: {documentOf(person.documentNumber)}
          </Detail>
          <Detail label="Pide">
            <b>
              {request.firstName} {request.lastName}
            </b>
            <br />
            Documento: {documentOf(request.documentNumber)}
          </Detail>
          {request.reason !== '' && <Detail label="Por qué">{request.reason}</Detail>}
        </dl>
        <div className={styles.buttons}>
          <Button busy={isBusy} onClick={grant}>
            Aceptar el cambio
          </Button>
          <Button kind="line" onClick={() => setRefusing(true)}>
            No aceptar
          </Button>
        </div>
      </div>
      {otherName.dialog}
      <Dialog open={isRefusing} onClose={() => setRefusing(false)} title="No aceptar el cambio">
        {isRefusing && <RefusalForm id={request.id} onDone={show} />}
      </Dialog>
    </Card>
  );
}

function RefusalForm({ id, onDone }: { id: number; onDone(message: string): void }) {
  const api = useApi();
  const windowSaved = useDialogSaved();
  const form = useForm({
    schema: identityDecisions.decideIdentity.input,
    extraInput: () => ({ Id: id, Granted: false }),
    async submit(input) {
      const { message } = await api.usuario.decideIdentity(input);
      form.forget();
      windowSaved();
      onDone(message);
    },
  });
  return (
    <DialogForm form={form} submit="No aceptar" kind="danger">
      <TextArea
        {...form.field('Answer')}
        label="Por qué no"
        rows={3}
        hint="La persona lo lee en su perfil y en un correo."
        data-focus-first
      />
    </DialogForm>
  );
}
