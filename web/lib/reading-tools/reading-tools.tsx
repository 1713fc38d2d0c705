import { useState } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { useShare } from '../page/use-share.ts';
import { areTermsShown, switchTerms } from '../terms/term-choice.ts';
import styles from './reading-tools.module.css';
import { TextSizeChip } from './text-size-chip.tsx';
import { shownPieces, useSpeech } from './use-speech.ts';

interface ReadingToolsProps {
  title: string;
  /** The reading time of the whole text; omitted where only a part is shown. */
  readingMinutes?: number;
  /** True = some words of the text are explained. */
  hasTerms?: boolean;
  /** False = the text is not public, so there is no link to share. */
  isShared?: boolean;
}

/**
 * Tools for the long text marked `data-long-text`: listen to it, enlarge every text, explain words or not, print it,
 * share it (spec 2.6).
 */
export function ReadingTools({ title, readingMinutes, hasTerms, isShared = true }: ReadingToolsProps) {
  const speech = useSpeech(() => shownPieces('[data-long-text]'));
  const [size, setSize] = useState('');
  const { state, share } = useShare(title);

  return (
    <div className={styles.tools} data-noprint>
      <Chips label="Herramientas de lectura">
        {speech.isAbsent ? null : (
          <Chip aria-pressed={speech.isSpeaking} onClick={speech.toggle}>
            <Icon name={speech.isSpeaking ? 'pause' : 'sound'} />
            <span>
              {speech.isSpeaking ? 'Detener' : 'Escuchar'}
              {readingMinutes !== undefined && !speech.isSpeaking && (
                <span className={styles.more}>, {readingMinutes} min</span>
              )}
            </span>
          </Chip>
        )}
        <TextSizeChip onSize={setSize} />
        {hasTerms && <TermsSwitch />}
        <Chip className={styles.desk} onClick={() => print()}>
          <Icon name="print" />
          Imprimir
        </Chip>
        {isShared && (
          <Chip onClick={() => void share()}>
            <Icon name="share" />
            <span className={styles.more}>Compartir</span>
          </Chip>
        )}
      </Chips>
      <p role="status" className={styles.state}>
        {speech.isAbsent ? 'Tu navegador no tiene voz para leer en alto.' : state || size}
      </p>
    </div>
  );
}

/** 'Palabras explicadas'. Before this hydrates, open-terms.ts has set the button's 'off' state. */
function TermsSwitch() {
  const [isOn, setOn] = useState(() => typeof document === 'undefined' || areTermsShown());
  return (
    <Chip
      aria-pressed={isOn}
      data-terms-switch=""
      suppressHydrationWarning
      onClick={() => setOn(switchTerms())}
    >
      <Icon name="book" />
      <span>
        Palabras<span className={styles.more}> explicadas</span>
      </span>
    </Chip>
  );
}
