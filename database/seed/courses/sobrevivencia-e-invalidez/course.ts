/** Course on survivors' and disability pensions: what they cover, how they are worked out, how to claim. */
import type { SeedCourse } from '../../seed-types.ts';
import { module1 } from './modulo-1.ts';
import { module2 } from './modulo-2.ts';
import { module3 } from './modulo-3.ts';
import { module4 } from './modulo-4.ts';
import { module5 } from './modulo-5.ts';
import { questions } from './questions.ts';

const descriptionHtml = `
<p>Una enfermedad grave, o la muerte de quien sostiene el hogar, cambia todo en un día. Tu sistema de
pensiones también te cubre en esos momentos, no solo en la vejez. Este curso te explica cómo, con palabras
claras y cuentas sencillas.</p>
<p>Es para personas que cotizan, para sus familias y para quien acompaña un trámite. No necesitas saber nada
antes.</p>
<h2>Qué vas a aprender</h2>
<ul>
<li>Qué cubren la pensión de invalidez y la de sobrevivencia.</li>
<li>Quién reconoce la invalidez y cómo se calcula la pensión.</li>
<li>Quiénes pueden ser beneficiarios y hasta cuándo.</li>
<li>De dónde sale el dinero: tu cuenta y el seguro.</li>
<li>Qué documentos reunir y cómo reclamar.</li>
</ul>
<p>Las cifras son ejemplos. Las que valen están en <a href="/datos">Datos del país</a>.</p>
`.trim();

/** The course as it is seeded; its motif is the family that the benefit protects. */
export const course: SeedCourse = {
  key: 'sobrevivencia-e-invalidez',
  title: 'Pensión de sobrevivencia e invalidez',
  motif: 'familia',
  language: 'Español',
  durationMinutes: 25,
  examMinutes: 20,
  minimumGrade: 80,
  questionsPerExam: 10,
  hasCertificate: true,
  daysAgo: 38,
  descriptionHtml,
  modules: [module1, module2, module3, module4, module5],
  questions,
};
