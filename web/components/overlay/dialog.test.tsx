import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type QuestionProps = {
  open: boolean;
  gone?: boolean;
  title?: boolean;
  onCancel?: () => void;
  onConfirm?: () => void;
};

function Question(props: QuestionProps) {
  const { open, gone, title, onCancel = () => {}, onConfirm = () => {} } = props;
  return (
    <>
      {title && <h1>Cursos</h1>}
      <div>
        <button type="button" id="opener">
          Eliminar
        </button>
      </div>
      {!gone && (
        <ConfirmDialog
          danger
          open={open}
          title="Desea eliminar?"
          body="Se borrará el curso."
          confirmLabel="Eliminar"
          onCancel={onCancel}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}

test('opens on Cancelar and gives the focus back', async () => {
  const render = await mount(<Question open={false} />);
  find('#opener').focus();
  await render(<Question open />);
  expect(find('dialog').hasAttribute('open')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Cancelar');
  await render(<Question open={false} />);
  expect(find('dialog').hasAttribute('open')).toBe(false);
  expect(document.activeElement?.id).toBe('opener');
});

test('gives the focus back too when it is taken away while open', async () => {
  const render = await mount(<Question open={false} />);
  find('#opener').focus();
  await render(<Question open />);
  await render(<Question open gone />);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('opener');
});

test('gives the focus to the title of the page where what opened it is gone', async () => {
  const render = await mount(<Question open={false} title />);
  find('#opener').focus();
  await render(<Question open title />);
  find('#opener').remove();
  await render(<Question open={false} title />);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('Esc asks the caller to close, the red button confirms', async () => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  await mount(<Question open onCancel={onCancel} onConfirm={onConfirm} />);
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => find('dialog').dispatchEvent(cancel));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
  await click('dialog button:last-child');
  expect(onConfirm).toHaveBeenCalledOnce();
});
