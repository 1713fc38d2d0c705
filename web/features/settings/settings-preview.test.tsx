import { expect, test } from 'vitest';
import { settingsOf } from '../../../contract/settings/portal-settings.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { SettingsPreview } from './settings-preview.tsx';

test('the preview has the texts of the home page in its order: the question, the welcome, the path, the promise, the foot', async () => {
  const values = settingsOf({}, { contactEmail: '', senderName: '' });
  await mount(<SettingsPreview values={values} host="aula.test" />);
  const places = [
    '¿Cuándo me jubilo y cuánto recibiré?',
    values.welcomeTitle,
    values.heroTitle,
    values.promiseText,
    values.footerText,
  ].map((words) => text().indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('by night, too, the preview has ink and paper of the day, whatever the colour of the house', async () => {
  for (const brandColour of ['', '#1f4578']) {
    const values = settingsOf({ brandColour }, { contactEmail: '', senderName: '' });
    await mount(<SettingsPreview values={values} host="aula.test" />);
    const { style } = find('[style]');
    expect([style.getPropertyValue('--ink'), style.getPropertyValue('--card')]).toEqual([
      '#1d2a2a',
      '#ffffff',
    ]);
  }
});
