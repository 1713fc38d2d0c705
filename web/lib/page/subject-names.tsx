import { subjectHref } from '../../../contract/subjects/answer-places.ts';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import styles from './subject-names.module.css';

/** The subjects that a text belongs to, as links; nothing for none. */
export function SubjectNames({ subjects }: { subjects: readonly { id: number; title: string }[] }) {
  if (subjects.length === 0) return null;
  return (
    <nav aria-label="Temas" className={styles.names} data-noprint>
      <ChipLinks>
        {subjects.map(({ id, title }) => (
          <Chip key={id} href={subjectHref(id)}>
            {title}
          </Chip>
        ))}
      </ChipLinks>
    </nav>
  );
}
