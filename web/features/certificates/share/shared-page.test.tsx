import { expect, test } from 'vitest';
import type { SharedCertificate } from '../../../../contract/certificates/sharing-calls.ts';
import { find, mount } from '../../../testing/mount-for-test.tsx';
import { site } from '../../../testing/site.ts';
import SharedPage from './shared-page.tsx';

const shared = { code: 'AP-1', courseId: 3, courseTitle: 'Ahorro', fullName: 'Ana Paz', grade: 90 };

test('paper has no buttons', async () => {
  const data = shared as SharedCertificate;
  await mount(<SharedPage data={data} query={{}} viewerRole="open" site={site} />);
  expect(find('[href="/certificado/AP-1"]').closest('[data-noprint]')).not.toBeNull();
  expect(find('[href="/leercurso?id=3"]').closest('[data-noprint]')).not.toBeNull();
});
