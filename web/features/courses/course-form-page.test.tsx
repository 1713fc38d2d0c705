import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CourseToEdit } from '../../../contract/course.ts';
import type { Api } from '../../../contract/index.ts';
import { find, mount } from '../../components/mount-for-test.tsx';
import { ToastProvider } from '../../components/toast.tsx';
import { ApiContext } from '../../lib/api-context.ts';
import { draftKey } from '../../lib/draft-store.ts';
import { site } from '../../testing/site.ts';
import CourseFormPage from './course-form-page.tsx';

vi.mock('../../components/rich-text/editor-surface.tsx', () => ({ EditorSurface: () => null }));

beforeEach(() => localStorage.clear());

const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'admin' as const };
const course = { id: 4, title: 'Tu cuenta', published: true, certificado: 1 } as unknown as CourseToEdit;

const open = (edited: CourseToEdit) =>
  mount(
    <ApiContext value={{ course: {} } as unknown as Api}>
      <ToastProvider>
        <CourseFormPage data={{ course: edited }} query={{}} site={site} viewer={viewer} />
      </ToastProvider>
    </ApiContext>,
  );
const state = () => (find('[name=Published]') as HTMLSelectElement).value;

test('the state is the stored one', async () => {
  await open({ ...course, published: false });
  expect(state()).toBe('false');
});

test('a draft that was kept before courses had a state does not make a draft of a published course', async () => {
  const kept = { texts: { Title: 'Tu cuenta, mejor' }, savedAt: '2026-11-20T14:24:00Z' };
  localStorage.setItem(draftKey(9, 'course.4'), JSON.stringify(kept));
  await open(course);
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent === 'Recuperar mi texto')
      ?.click(),
  );
  expect((find('[name=Title]') as HTMLTextAreaElement).value).toBe('Tu cuenta, mejor');
  expect(state()).toBe('true');
});
