import { describe, expect, it } from 'vitest';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { enrolmentRow } from '../../testing/rows.ts';
import {
  examFigures,
  missingForCertificate,
  nextStepOf,
  profileTabs,
  progressSentence,
  readingFigures,
  shownTab,
  standingOf,
} from './enrolment.rules.ts';

const row: EnrolmentRow = {
  ...enrolmentRow,
  courseId: 1,
  readTime: 495,
  timeTest: 741,
  isTaken: true,
  calification: 64,
  canLeave: false,
};

const passed = { ...row, calification: 90, isPassed: true };

describe('the profile', () => {
  it('shows the tab that was asked for, to an administrator only the form', () => {
    expect(shownTab(undefined, true, false)).toBe('cursos');
    expect(shownTab('certificados', true, false)).toBe('certificados');
    expect(shownTab('datos', true, false)).toBe('datos');
    expect(shownTab('otra', true, false)).toBe('cursos');
    expect(shownTab(undefined, true, true)).toBe('datos');
    expect(shownTab('cursos', false, false)).toBe('datos');
  });

  it('calls its tabs as they are known (spec 2.11)', () => {
    expect(profileTabs.map(({ label }) => label)).toEqual([
      'Mis Cursos',
      'Mis Calificaciones y Certificados',
      'Mi Perfil',
    ]);
  });

  it('206 writes minutes with two decimals', () => {
    expect(readingFigures(row)).toBe('9 / 20 min');
    expect(examFigures(row)).toBe('12,35 / 30,00 min');
    expect(examFigures({ ...row, timeTest: null })).toBe('0,00 / 30,00 min');
    expect(readingFigures({ ...row, readTime: 0 })).toBe('0 / 20 min');
    expect(readingFigures({ ...row, readTime: 60 })).toBe('1 / 20 min');
    expect(readingFigures({ ...row, readTime: 100_000 })).toBe('20 / 20 min');
  });

  it('says what is missing for a certificate', () => {
    expect(missingForCertificate(row)).toBe('La nota mínima de este curso es 80. Te faltaron 16 puntos.');
    expect(missingForCertificate({ ...row, calification: 79 })).toContain('Te faltó 1 punto.');
    const notTaken = 'Todavía no rindes el examen de este curso.';
    expect(missingForCertificate({ ...row, isTaken: false, calification: null })).toBe(notTaken);
    expect(missingForCertificate({ ...row, isTaken: false })).toBe(notTaken);
    expect(missingForCertificate({ ...row, calification: null })).toBe(notTaken);
    expect(missingForCertificate({ ...passed, certificado: 0 })).toBe(
      'Aprobaste. Este curso no entrega certificado.',
    );
    expect(missingForCertificate(passed)).toBe(
      'Aprobaste. Completa la lectura del curso para obtener tu certificado.',
    );
    expect(missingForCertificate({ ...passed, isReadingComplete: true })).toBe('Aprobaste este curso.');
    expect(missingForCertificate({ ...row, certificateCode: 'AP-1' })).toBeNull();
    const waits = (certificateWaits: 'name' | 'signature') =>
      missingForCertificate({ ...passed, isReadingComplete: true, certificateWaits });
    expect(waits('signature')).toContain('sale cuando la institución ponga quien lo firma');
    expect(waits('name')).toContain('espera tu nombre en letras latinas');
  });

  it('calls nobody passed by a minimum that was lowered later, and takes nothing away by a raised one', () => {
    const higher = 'Cuando rendiste este examen la nota mínima era más alta que ahora (70).';
    const lowered = { ...row, calification: 75, minCalification: 70 };
    expect(missingForCertificate(lowered)).toBe(`${higher} Puedes rendirlo otra vez.`);
    expect(missingForCertificate({ ...lowered, calification: 70 })).toBe(
      `${higher} Puedes rendirlo otra vez.`,
    );
    expect(missingForCertificate({ ...lowered, archived: true })).toBe(higher);
    expect(missingForCertificate({ ...passed, minCalification: 95 })).toContain('Aprobaste.');
    expect(progressSentence([{ ...passed, minCalification: 95 }, lowered])).toContain('1 curso terminado');
  });

  it('counts finished courses', () => {
    expect(progressSentence([row, { ...row, calification: 80 }, passed])).toBe(
      'Llevas 1 curso terminado. ¡Buen camino!',
    );
    expect(progressSentence([passed, row, passed])).toBe('Llevas 2 cursos terminados. ¡Buen camino!');
    expect(progressSentence([row])).toBe('Sigue donde lo dejaste: tu lectura queda guardada.');
    expect(progressSentence([])).toBe('Elige tu primer curso y empieza cuando quieras.');
  });
});

describe('how a course stands and what is next', () => {
  const refused = { examRefusal: 'Te faltan 12 min de lectura para abrir el examen.' };
  const open = { ...row, examRefusal: null };
  const running = { hasRunningAttempt: true, examClosesAt: '2026-11-22T18:05:00Z' };
  const certified = { ...passed, certificateCode: 'AP-1', examRefusal: 'Ya aprobaste.' };

  it.each([
    [{ ...row, ...refused, isTaken: false }, 'Sin rendir', 'reading'],
    [{ ...open, isTaken: false }, 'Sin rendir', 'exam'],
    [{ ...open, isTaken: true, calification: 20 }, 'Rendido: 20 de 100', 'exam'],
    [{ ...row, ...refused, isTaken: true, calification: 20 }, 'Rendido: 20 de 100', 'reading'],
    [{ ...certified, isTaken: true }, 'Rendido: aprobado con 90', 'certificate'],
    [{ ...passed, isTaken: true, examRefusal: null }, 'Rendido: aprobado con 90', 'reading'],
    [{ ...open, ...running, isTaken: true }, 'Examen en curso, hasta las 14:05', 'exam'],
    [{ ...certified, ...running, examClosesAt: null }, 'Examen en curso', 'exam'],
  ] as const)('%#', (standing, tag, next) => {
    expect([standingOf(standing).text, nextStepOf(standing)]).toEqual([tag, next]);
  });

  it('has a colour of its own for each standing', () => {
    const standings = [{ ...row, ...running }, passed, row, { ...row, isTaken: false }];
    expect(standings.map((standing) => standingOf(standing).kind)).toEqual(['wait', 'ok', 'no', 'off']);
  });
});
