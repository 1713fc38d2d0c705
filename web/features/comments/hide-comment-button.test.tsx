import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { HideCommentButton } from './hide-comment-button.tsx';

const done = { message: 'Hecho.', descriptionCode: 'success' as const, data: null };
const press = () => act(async () => (find('button') as HTMLButtonElement).click());

test('a comment is hidden and shown again', async () => {
  const hideComment = vi.fn(async (_: object) => done);
  await mount(<HideCommentButton id={5} author="Rosa Q." hidden={false} hideComment={hideComment} />);
  expect(find('button').getAttribute('aria-label')).toBe('Ocultar el comentario de Rosa Q.');
  await press();
  expect(hideComment).toHaveBeenLastCalledWith({ Id: 5, Hidden: true });
  expect(document.body.textContent).toContain('Oculto');
  await press();
  expect(hideComment).toHaveBeenLastCalledWith({ Id: 5, Hidden: false });
  expect(document.body.textContent).not.toContain('Oculto:');
});

test('a refusal is said in words and changes nothing', async () => {
  const refuse = new ApiRefusal(404, 'No encontramos lo que buscas.', 'error');
  await mount(
    <HideCommentButton id={5} author="Rosa Q." hidden={false} hideComment={() => Promise.reject(refuse)} />,
  );
  await press();
  expect(find('[role=alert]').textContent).toBe('No encontramos lo que buscas.');
  expect(find('button').textContent).toBe('Ocultar');
});
