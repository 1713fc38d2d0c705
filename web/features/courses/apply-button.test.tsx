import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ApplyButton } from './apply-button.tsx';

const fine = { message: '', descriptionCode: 'success' as const, data: null };

test('a visitor is told that it takes an account, with the way to it and back', async () => {
  const addUserCourse = vi.fn(async () => fine);
  await mount(<ApplyButton courseId={3} accountId={null} addUserCourse={addUserCourse} />);
  await click('button');
  expect(find('dialog').textContent).toContain('Para aplicar a este curso debe tener una cuenta de usuario');
  expect(find('dialog a[href^="/login"]').getAttribute('href')).toBe('/login?next=%2Fleercurso%3Fid%3D3');
  expect(addUserCourse).not.toHaveBeenCalled();
});

test('a member applies and goes on to the reading', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const addUserCourse = vi.fn(async () => fine);
  await mount(<ApplyButton courseId={3} accountId={7} addUserCourse={addUserCourse} />);
  await click('button');
  expect(addUserCourse).toHaveBeenCalledWith({ CourseId: 3, UserId: 7 });
  expect(assign).toHaveBeenCalledWith('/leermodulos?id=3');
});

test('a refusal is said in words and the button can be pressed again', async () => {
  const addUserCourse = vi.fn(async () => {
    throw new ApiRefusal(409, 'Este curso está archivado.', 'warning');
  });
  await mount(<ApplyButton courseId={3} accountId={7} addUserCourse={addUserCourse} />);
  await click('button');
  expect(find('[role=alert]').textContent).toBe('Este curso está archivado.');
  expect(find('button').getAttribute('aria-disabled')).toBeNull();
});

test('a member whose session has ended is shown the way to sign in and back', async () => {
  const addUserCourse = vi.fn(async () => {
    throw new ApiRefusal(401, 'Tu sesión terminó. Inicia sesión para continuar.', 'warning');
  });
  await mount(<ApplyButton courseId={3} accountId={7} addUserCourse={addUserCourse} />);
  await click('button');
  expect(find('dialog[open]').textContent).toContain('Tu sesión terminó. Inicia sesión para continuar.');
  expect(find('dialog a[href^="/login"]').getAttribute('href')).toBe('/login?next=%2Fleercurso%3Fid%3D3');
  expect(document.querySelector('dialog a[href^="/register"]')).toBeNull();
});
