/** Course on pension funds: what they invest in, risk, real return, commissions, and the yearly review. */
import type { SeedCourse } from '../../seed-types.ts';
import { module1 } from './modulo-1.ts';
import { module2 } from './modulo-2.ts';
import { module3 } from './modulo-3.ts';
import { module4 } from './modulo-4.ts';
import { module5 } from './modulo-5.ts';
import { questions } from './questions.ts';

const descriptionHtml = `
<p>Tu aporte no se queda quieto: se invierte, sube, a veces baja, y por cuidarlo te cobran. Este curso te
enseña a leer esos tres números, que son el riesgo, la rentabilidad y la comisión, y a usarlos sin miedo.</p>
<p>Es para cualquier persona con una cuenta individual, tenga veinte o sesenta años. Basta con saber sumar,
restar y sacar un porcentaje.</p>
<h2>Qué vas a aprender</h2>
<ul>
<li>Qué es un fondo de pensiones y de quién es el dinero.</li>
<li>Cómo elegir entre más o menos riesgo según tu plazo.</li>
<li>Cómo separar la ganancia real de la inflación.</li>
<li>Cómo comparar comisiones que se cobran de forma distinta.</li>
<li>Cómo revisar tu estado de cuenta una vez al año.</li>
</ul>
<p>Las cifras son ejemplos. Las que valen están en <a href="/datos">Datos del país</a>.</p>
`.trim();

/** The course as it is seeded; its motif is the compass, because it ends in a decision. */
export const course: SeedCourse = {
  key: 'fondos-y-comisiones',
  title: 'Fondos, rentabilidad y comisiones',
  motif: 'brujula',
  language: 'Español',
  durationMinutes: 25,
  examMinutes: 20,
  minimumGrade: 80,
  questionsPerExam: 10,
  hasCertificate: true,
  daysAgo: 16,
  descriptionHtml,
  modules: [module1, module2, module3, module4, module5],
  questions,
};
