import { expect, test, vi } from 'vitest';
import type { SettingsToEdit } from '../../../contract/settings/calls.ts';
import { mountWith } from '../../testing/mount-with.tsx';
import { press, text, writeInto } from '../../testing/screen.ts';
import { MailSection } from './mail-section.tsx';

const data = {
  ownEmail: 'jefa@correo.test',
  mail: { server: 'correo.test', sender: 'aula@correo.test', isEncrypted: true, sentToday: 0, failed: 0 },
} as SettingsToEdit;

test('the address of a test mail is no change of the settings, and the test is not counted as sent', async () => {
  const changed = vi.fn();
  const sendTestMail = vi.fn(async (_: object) => ({ message: 'Llegó.', data: { isSent: true } }));
  await mountWith(
    { settings: { sendTestMail } },
    <form onInput={changed}>
      <MailSection
        data={data}
        fieldOf={(name) => ({ name, value: '', onChange: () => undefined }) as never}
      />
    </form>,
  );
  await writeInto('input[autocomplete=email]', 'otra@correo.test');
  await press('Enviar un correo de prueba');
  expect(sendTestMail.mock.calls).toEqual([[{ To: 'otra@correo.test' }]]);
  expect(changed).not.toHaveBeenCalled();
  expect(text()).toContain('Hoy: 0 enviados, sin contar las pruebas');
});
