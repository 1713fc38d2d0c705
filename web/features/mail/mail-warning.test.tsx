import { expect, test } from 'vitest';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { MailWarning } from './mail-warning.tsx';

test.each([
  [true, 'informacion@instituto.gob.bo', false, false],
  [false, 'informacion@instituto.gob.bo', true, false],
  [true, null, false, true],
  [false, null, true, true],
])('mail: %s, address %s', async (sendsMail, contactEmail, saysServer, saysAddress) => {
  await mount(<MailWarning site={{ ...site, sendsMail, contactEmail }} />);
  expect(text().includes('no tiene servidor de correo')).toBe(saysServer);
  expect(text().includes('no tiene una dirección de contacto')).toBe(saysAddress);
});
