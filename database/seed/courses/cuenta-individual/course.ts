/** Demonstration course on the individual account: who pays in, how it grows, what to do about a gap. */
import type { SeedCourse } from '../../seed-types.ts';
import { module1 } from './modulo-1.ts';
import { module2 } from './modulo-2.ts';
import { module3 } from './modulo-3.ts';
import { module4 } from './modulo-4.ts';
import { questions } from './questions.ts';

const descriptionHtml = `
<p>Qué se aporta cada mes, quién lo aporta y cómo crece tu ahorro. Tu cuenta individual es como una casa: se
levanta ladrillo a ladrillo. En este curso aprendes a mirar cada ladrillo y a notar cuando falta uno.</p>
<p>Es para ti si acabas de empezar a trabajar, si nunca abriste tu estado de cuenta o si lo abriste y no
entendiste los números. No necesitas saber de finanzas. Basta con sumar, restar y tener a mano una boleta de
pago.</p>
<h2>Qué vas a aprender</h2>
<ul>
  <li>Qué es la cuenta individual y de quién es el dinero.</li>
  <li>Qué parte de tu sueldo llega a tu cuenta y qué parte no.</li>
  <li>Cómo crece el saldo y cuánto cuestan las comisiones.</li>
  <li>Qué hacer, paso a paso, cuando falta un aporte.</li>
</ul>`;

/** "Entiende tu cuenta individual": four modules and a bank of 24 questions. */
export const course: SeedCourse = {
  key: 'cuenta-individual',
  title: 'Entiende tu cuenta individual',
  motif: 'casa',
  language: 'Español',
  durationMinutes: 25,
  examMinutes: 20,
  minimumGrade: 80,
  questionsPerExam: 10,
  hasCertificate: true,
  daysAgo: 12,
  descriptionHtml,
  modules: [module1, module2, module3, module4],
  questions,
};
