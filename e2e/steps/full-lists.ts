import type { Portal } from '../fixtures/portal-server.ts';
import { aCourse, call, callAsAdmin, sendAsAdmin } from './calls.ts';
import { aJpeg } from './pictures.ts';
import { inDatabase } from './shortcuts.ts';
import { aStudent } from './student.ts';

const lawTitles = [
  'Ley 065 de Pensiones',
  'Reglamento de desarrollo parcial de la Ley de Pensiones en materia de contribuciones y gestión de cobranza',
  'Decreto Supremo 0778',
];
const firstNames = ['Gabriela', 'Juan Carlos', 'María Fernanda', 'Óscar', 'Teresa'];
const lastNames = ['Gutiérrez Fernández de Córdova', 'Mamani Choque', 'Quispe Ñúñez', 'Ledezma', 'Vaca'];
const questionCount = 25;

/** Several rows in every list of the administration, with names as long as real ones. */
export async function fillLists(
  portal: Portal,
): Promise<{ course: number; emptyCourse: number; attempt: number }> {
  const student = await aStudent(
    portal,
    'Entender la jubilación anticipada en el sector minero',
    'lista.rinde',
  );
  const { attemptId } = await student.sit(4);
  await student.sit(5);
  await inDatabase(
    portal,
    `with person as (
       insert into account (username, email, password_hash, first_name, last_name, gender, birth_date, role, created_at, activated_at)
       select 'lista' || n, 'persona.con.nombre.largo' || n || '@institucion.test', '!', ($1::text[])[1 + n % 5], ($2::text[])[1 + n / 5],
         1 + n % 2, '1970-05-02', 'member', now(), case when n % 4 = 0 then null else now() end
       from generate_series(0, 24) n returning id)
     insert into enrolment (account_id, course_id, enrolled_at, read_seconds) select id, $3, now(), 60 from person`,
    [firstNames, lastNames, student.courseId],
  );
  for (let number = 1; number <= questionCount; number += 1)
    await callAsAdmin(portal, 'POST', 'Question/Add', {
      CourseId: student.courseId,
      QuestionDescription: `¿Qué puedes hacer si tu empleador no depositó el aporte número ${number} de este año?`,
      QuestionTypeId: 12,
      AnswerA: 'Esperar al próximo año',
      AnswerB: 'Reclamar por escrito',
      CorrectAnswerMultiple: 'B',
    });
  for (const [number, Title] of lawTitles.entries())
    await sendAsAdmin(
      portal,
      'LeyReglamento/Add',
      { Title, Description: 'Texto vigente' },
      `ley-${number}.pdf`,
      pdf,
    );
  await sendAsAdmin(portal, 'HomeSlider/AddSliderImage', { url: '' }, 'banner.jpg', await aJpeg(1920, 700));
  for (const number of [1, 2, 3, 4]) {
    await callAsAdmin(portal, 'POST', 'Contact/SendMessage', {
      FirstName: 'Gabriela Gutiérrez Fernández',
      Email: `gabriela.gutierrez.fernandez${number}@institucion.test`,
      Subject: 'No veo mi aporte de mayo en el extracto',
      Comments: 'Revisé mi extracto y falta el aporte de mayo. ¿Qué hago?',
    });
  }
  await call(portal, student.token, 'POST', 'Course/AddComment', {
    UserId: student.userId,
    CourseId: student.courseId,
    Comment: '¿Sirve también para quien trabaja por su cuenta?',
    Calification: 4,
  });
  const doubted = { Kind: 'article', Key: '1', Useful: false };
  await call(portal, '', 'POST', 'Feedback/Answer', doubted);
  await call(portal, '', 'POST', 'Feedback/AddWords', { ...doubted, Words: '¿Y si aporté en otro país?' });
  await callAsAdmin(portal, 'POST', 'Group/Add', { Name: 'Cooperativa Minera Multiactiva del Altiplano' });
  const { id: gone } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Article/Add', {
    Title: 'Cómo se calcula tu pensión si trabajaste en varios lugares',
    Description: '<p>Texto.</p>',
    CategoryId: 1,
  });
  await callAsAdmin(portal, 'DELETE', 'Article/Delete', { id: gone });
  await callAsAdmin(portal, 'PUT', 'Article/Update', {
    Id: 1,
    Title: 'Cuánto debo ahorrar para vivir tranquilo al jubilarme',
  });
  return {
    course: student.courseId,
    emptyCourse: await aCourse(portal, 'Un curso vacío', 4),
    attempt: attemptId,
  };
}

const pdf = new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
