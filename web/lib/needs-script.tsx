import { Note } from '../components/note.tsx';

/** Told to readers without JavaScript, above a form that can't be sent without it. */
export function NeedsScript() {
  return (
    <noscript>
      <Note kind="warn">Para enviar este formulario activa JavaScript en tu navegador.</Note>
    </noscript>
  );
}
