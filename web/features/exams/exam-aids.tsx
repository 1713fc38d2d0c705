import { useState } from 'react';
import { Chip } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { TextSizeChip } from '../../lib/reading-tools/text-size-chip.tsx';
import { useSpeech } from '../../lib/reading-tools/use-speech.ts';
import { choiceRule, optionsOf, type ShownQuestion } from './answers/question-field.rules.ts';
import styles from './exam-aids.module.css';

/** Enlarges the questions as every long text; the choice is kept for both. */
export function ExamTextSize() {
  const [size, setSize] = useState('');
  return (
    <div className={styles.size}>
      <TextSizeChip onSize={setSize} />
      <span role="status">{size}</span>
    </div>
  );
}

/** Reads one question with its options aloud; pressed again, it is silent. */
export function ListenChip({ question, number }: { question: ShownQuestion; number: number }) {
  const speech = useSpeech(() => [
    `Pregunta ${number}. ${question.description}`,
    ...[choiceRule(question)].filter((rule) => rule !== null),
    ...optionsOf(question).map(({ letter, words }) => `${letter}. ${words}`),
  ]);
  return (
    <div className={styles.listen}>
      {speech.isAbsent ? (
        <p role="status">Tu navegador no tiene voz para leer en alto.</p>
      ) : (
        <Chip aria-pressed={speech.isSpeaking} onClick={speech.toggle}>
          <Icon name={speech.isSpeaking ? 'pause' : 'sound'} />
          <span>
            {speech.isSpeaking ? 'Detener' : 'Escuchar'}
            <span className="sr"> la pregunta {number}</span>
          </span>
        </Chip>
      )}
    </div>
  );
}
