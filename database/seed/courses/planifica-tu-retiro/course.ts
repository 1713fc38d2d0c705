/** Demonstration course on planning retirement: a goal, a starting point, a saving plan, a way to be paid. */
import type { SeedCourse } from '../../seed-types.ts';
import { module1 } from './modulo-1.ts';
import { module2 } from './modulo-2.ts';
import { module3 } from './modulo-3.ts';
import { module4 } from './modulo-4.ts';
import { module5 } from './modulo-5.ts';
import { questions } from './questions.ts';

const descriptionHtml = `
<p>Pequeños pasos hoy, tranquilidad mañana. Un retiro sin sobresaltos no se improvisa: se siembra. En cinco
módulos cortos armas tu propio plan, con lápiz, papel y cuentas sencillas.</p>
<p>Es para ti si te faltan muchos años y quieres aprovecharlos. También si te faltan pocos y quieres decidir
con calma. No importa cuánto ganas ni si trabajas con contrato o por cuenta propia: los pasos son los
mismos.</p>
<h2>Qué vas a aprender</h2>
<ul>
  <li>Cómo calcular cuánto dinero al mes vas a necesitar.</li>
  <li>Cómo saber dónde estás hoy y cuánto te falta.</li>
  <li>Por qué empezar antes puede valer más que ahorrar mucho al final.</li>
  <li>Cómo elegir cuánto ahorrar y con qué riesgo.</li>
  <li>Qué mirar antes de elegir la forma de cobrar tu pensión.</li>
</ul>`;

/** "Planifica tu retiro paso a paso": five modules and a bank of 24 questions. */
export const course: SeedCourse = {
  key: 'planifica-tu-retiro',
  title: 'Planifica tu retiro paso a paso',
  motif: 'semilla',
  language: 'Español',
  durationMinutes: 30,
  examMinutes: 20,
  minimumGrade: 80,
  questionsPerExam: 10,
  hasCertificate: true,
  daysAgo: 34,
  descriptionHtml,
  modules: [module1, module2, module3, module4, module5],
  questions,
};
