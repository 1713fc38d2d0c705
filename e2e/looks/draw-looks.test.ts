import type { Portal } from '../fixtures/portal-server.ts';
import { aStudent } from '../steps/student.ts';
import { testLooks } from './look-rows.ts';

/** A course with questions. */
async function addCourse(portal: Portal) {
  const { courseId: course } = await aStudent(portal, 'Un curso con examen', 'mira.rinde');
  return { course };
}

const settings = { who: 'admin', path: ({ course }: { course: number }) => `/ajustesexamen?id=${course}` };

testLooks(addCourse, [
  { ...settings, name: 'ajustesexamen' },
  {
    ...settings,
    name: 'ajustesexamen-reparto',
    until: async (page) => {
      const share = page.getByLabel(/^En cada examen: /);
      await share.first().fill('9');
      await page.getByLabel('Primero las que no vio').selectOption('true');
      await page.getByRole('button', { name: 'Guardar el reparto' }).click();
      await page.getByText('Vale para los exámenes que empiecen desde ahora').waitFor();
    },
  },
]);
