import { type MediaType, mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { ReportChart, ReportFormat } from '../../../contract/reports/calls.ts';
import { groupWords, periodText, randomColours } from '../../../contract/reports/figures.ts';
import type { Context } from '../../context/context.ts';
import type { Drawing } from '../../platform/drawing/drawing.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { type TableFormat, tableFile } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { getCourseToEdit } from '../courses/courses.ts';
import { nameOfGroup } from '../groups/groups.ts';
import { listMostFailed } from '../statistics/most-failed.ts';
import type { Period } from '../statistics/period.rules.ts';
import { genderTable, questionsTable, type Table } from './report-tables.rules.ts';
import { countSignIns } from './reports.ts';

/** A report in two forms: its figures, and the chart, drawn on demand. */
interface Report {
  /** The file name without its extension. */
  name: string;
  table: Table;
  widths: readonly number[];
  draw(): Promise<Drawing>;
}

interface Wanted extends Period {
  courseId?: number | undefined;
  groupId?: number | undefined;
  /** A number below `chartColours.length`; absent = random. */
  colours?: number | undefined;
}

type Maker = (context: Context, wanted: Wanted) => Promise<Report>;

/** The text shaper and shape library are loaded with the first picture. */
const reports: Record<ReportChart, Maker> = {
  async gender(context, wanted) {
    if (wanted.groupId !== undefined) {
      const errors = [{ field: 'GroupId', message: sentence('notByGroup') }];
      throw new Refusal('notByGroup', { errors });
    }
    const figures = await countSignIns(context, wanted);
    const heading = { title: 'Accesos Hombre / Mujer', subtitle: periodText(wanted.from, wanted.to) };
    return {
      name: `Accesos Hombre y Mujer${daysOf(wanted)}`,
      table: genderTable(figures),
      widths: [16, 12, 12],
      async draw() {
        const { drawGender } = await import('./draw-gender.ts');
        return drawGender(figures, heading, wanted.colours ?? randomColours());
      },
    };
  },
  async questions(context, wanted) {
    const { courseId, groupId } = wanted;
    if (courseId === undefined) {
      const errors = [{ field: 'courseId', message: sentence('reportNeedsCourse') }];
      throw new Refusal('reportNeedsCourse', { errors });
    }
    const questions = await listMostFailed(context, courseId, wanted);
    const { title } = await getCourseToEdit(context, courseId);
    const group = await nameOfGroup(context, groupId);
    const about = [title, ...(group === null ? [] : [groupWords(group)]), periodText(wanted.from, wanted.to)];
    const heading = { title: 'Preguntas Más fallada', subtitle: about.join(' · ') };
    return {
      name: `Preguntas más falladas de ${title}${group === null ? '' : `, ${groupWords(group)}`}${daysOf(wanted)}`,
      table: questionsTable(questions),
      widths: [80, 14, 17, 12],
      async draw() {
        const { drawQuestions } = await import('./draw-questions.ts');
        return drawQuestions(questions, heading, wanted.colours ?? randomColours());
      },
    };
  },
};

const daysOf = ({ from, to }: Period) =>
  `${from === undefined ? '' : ` desde ${from}`}${to === undefined ? '' : ` hasta ${to}`}`;

const drawn = async (report: Report) => ({
  drawing: await report.draw(),
  ...(await import('../../platform/drawing/drawing.ts')),
});

const figures = (format: TableFormat) => ({
  contentType: mediaTypes[format],
  write: ({ table, widths }: Report) => tableFile(format, { name: 'Reporte', widths, rows: table }),
});

const writers: Record<ReportFormat, { contentType: MediaType; write(report: Report): Promise<Uint8Array> }> =
  {
    csv: figures('csv'),
    xlsx: figures('xlsx'),
    png: {
      contentType: mediaTypes.png,
      async write(report) {
        const { drawing, pngOf } = await drawn(report);
        return pngOf(drawing);
      },
    },
    svg: {
      contentType: mediaTypes.svg,
      async write(report) {
        const { drawing, svgOf } = await drawn(report);
        return Buffer.from(svgOf(drawing));
      },
    },
  };

/**
 * A report as a file (spec 10.4): its figures, or its chart as a picture. Refuses like the report itself, and (400)
 * questions without a course, (400) sign-ins of a group, (404) an unknown group.
 */
export async function exportReport(
  context: Context,
  chart: ReportChart,
  format: ReportFormat,
  wanted: Wanted,
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const report = await reports[chart](context, wanted);
  const { contentType, write } = writers[format];
  const { courseId = null, groupId = null } = wanted;
  await recordAudit(context, 'export.report', 'report', { chart, format, courseId, groupId });
  return { body: await write(report), contentType, name: `${report.name}.${format}` };
}
