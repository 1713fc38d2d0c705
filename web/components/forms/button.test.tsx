import { expect, test, vi } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { Button } from './button.tsx';

test('a blocked button says why, does nothing and cannot submit', async () => {
  const onClick = vi.fn();
  const onBlocked = vi.fn();
  await mount(
    <Button
      type="submit"
      disabledReason="Responde al menos una pregunta."
      onClick={onClick}
      onBlocked={onBlocked}
    >
      Terminar
    </Button>,
  );
  const button = find('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('type')).toBe('button');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Responde al menos una pregunta.');
  await click('button');
  expect(onClick).not.toHaveBeenCalled();
  expect(onBlocked).toHaveBeenCalledOnce();
});

test('a link is a link until it is blocked', async () => {
  const render = await mount(<Button href="/test">Tomar examen</Button>);
  expect(find('a').getAttribute('href')).toBe('/test');
  await render(
    <Button href="/test" disabledReason="Te faltan 12 minutos de lectura.">
      Tomar examen
    </Button>,
  );
  expect(document.body.querySelector('[href]')).toBeNull();
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
});
