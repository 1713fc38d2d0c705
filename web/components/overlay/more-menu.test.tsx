import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import { MoreMenu } from './more-menu.tsx';

const hide = vi.fn();
beforeEach(() => {
  hide.mockReset();
  Object.assign(HTMLElement.prototype, { hidePopover: hide });
});

test('the button opens a window named after its row, and a press in it closes it', async () => {
  const copy = vi.fn();
  await mount(
    <MoreMenu subject="Tu cuenta">
      <IconButton icon="copy" label="Copiar" subject="Tu cuenta" onClick={copy} />
    </MoreMenu>,
  );
  const panel = find('[popover=auto]');
  expect(find('button').getAttribute('popovertarget')).toBe(panel.id);
  expect(panel.getAttribute('aria-label')).toBe('Más: Tu cuenta');
  await click('[popover] button');
  expect(copy).toHaveBeenCalledOnce();
  expect(hide).toHaveBeenCalledOnce();
});

test('it closes when the focus goes on, and stays while it moves inside', async () => {
  await mount(
    <>
      <MoreMenu subject="Tu cuenta">
        <IconButton icon="copy" label="Copiar" />
        <IconButton icon="download" label="Exportar" />
      </MoreMenu>
      <button type="button" id="after">
        Otro
      </button>
    </>,
  );
  find('[popover] button').focus();
  find('[popover] button:last-child').focus();
  expect(hide).not.toHaveBeenCalled();
  find('#after').focus();
  expect(hide).toHaveBeenCalledOnce();
});
