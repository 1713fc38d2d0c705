import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { StarsInput } from './stars-input.tsx';

test('a chosen star fills those before it, says its value in words and is sent with the form', async () => {
  await mount(
    <form>
      <StarsInput name="calification" />
    </form>,
  );
  expect(document.querySelectorAll('svg[class]')).toHaveLength(0);
  await click('input[value="4"]');
  expect(document.querySelectorAll('svg[class]')).toHaveLength(4);
  expect(document.body.textContent).toContain('4 de 5: muy bueno');
  expect(find('input[value="4"]').getAttribute('aria-label')).toBe('4 de 5: muy bueno');
  expect(new FormData(find('form') as HTMLFormElement).get('calification')).toBe('4');
});

test('its error is tied to it', async () => {
  await mount(<StarsInput name="calification" error="Seleccione al menos una estrella" />);
  const id = find('fieldset').getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toBe('Seleccione al menos una estrella');
});
