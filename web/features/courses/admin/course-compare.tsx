import { ComparePanel, CompareText } from '../../../components/text/compare-panel.tsx';
import { type SideNames, ValueCompare } from '../../../components/text/text-compare.tsx';
import type { ComparableCourse } from './course-comparison.ts';

type CourseCompareProps = { names: SideNames; before: ComparableCourse; after: ComparableCourse };

/** Two states of a course: its settings, its description and its modules, what differs marked. */
export function CourseCompare({ names, before, after }: CourseCompareProps) {
  const labels = Object.keys(before.values).filter((label) => label in after.values);
  const isSame = (label: string) => before.values[label] === after.values[label];
  const same = labels.filter(isSame);
  return (
    <ComparePanel names={names}>
      {labels.map(
        (label) =>
          !isSame(label) && (
            <ValueCompare
              key={label}
              label={label}
              names={names}
              before={before.values[label] ?? ''}
              after={after.values[label] ?? ''}
            />
          ),
      )}
      {same.length > 0 && <p className="muted">Igual en las dos: {same.join(', ')}.</p>}
      <CompareText label="Descripción" names={names} before={before.description} after={after.description} />
      <CompareText label="Módulos" names={names} before={before.modules} after={after.modules} />
    </ComparePanel>
  );
}
