import { ComparePanel, CompareText } from '../../../components/text/compare-panel.tsx';
import { type SideNames, ValueCompare } from '../../../components/text/text-compare.tsx';
import { type ComparableCourse, comparedLabels } from './course-comparison.ts';

type CourseCompareProps = { names: SideNames; before: ComparableCourse; after: ComparableCourse };

const fields = Object.keys(comparedLabels) as (keyof typeof comparedLabels)[];

/** Two states of a course with their differences marked: its settings, its description and its modules. */
export function CourseCompare({ names, before, after }: CourseCompareProps) {
  const compared = fields.filter((field) => field in before.values && field in after.values);
  const isSame = (field: keyof typeof comparedLabels) => before.values[field] === after.values[field];
  const same = compared.filter(isSame).map((field) => comparedLabels[field]);
  return (
    <ComparePanel names={names}>
      {compared.map(
        (field) =>
          !isSame(field) && (
            <ValueCompare
              key={field}
              label={comparedLabels[field]}
              names={names}
              before={before.values[field] ?? ''}
              after={after.values[field] ?? ''}
            />
          ),
      )}
      {same.length > 0 && <p className="muted">Igual en las dos: {same.join(', ')}.</p>}
      <CompareText label="Descripción" names={names} before={before.description} after={after.description} />
      <CompareText label="Módulos" names={names} before={before.modules} after={after.modules} />
    </ComparePanel>
  );
}
