import { useEffect, useState } from 'react';
import { IconButton } from '../../components/forms/icon-button.tsx';
import styles from './law-text.module.css';

interface LawToolsProps {
  hits: number;
  isSearched: boolean;
}

/**
 * The matches of a search with buttons for the next and previous one; and the buttons that copy a citation
 * (`data-copy`), below the articles.
 */
export function LawTools({ hits, isSearched }: LawToolsProps) {
  const [hit, setHit] = useState(0);
  const [state, setState] = useState('');

  useEffect(() => {
    async function copy(event: MouseEvent): Promise<void> {
      const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
      if (button === null) return;
      const words = button.getAttribute('data-copy') ?? '';
      try {
        await navigator.clipboard.writeText(words);
        button.textContent = 'Copiado';
        setState('Copiado.');
      } catch {
        setState(`No se pudo copiar. Copia esto: ${words}`);
      }
    }
    const listen = (event: MouseEvent) => void copy(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  function goTo(next: number): void {
    setHit(next);
    document.getElementById(`hit-${next}`)?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      {isSearched && (
        <p className={styles.found}>
          <b role="status">
            {hits === 0 ? 'No está en esta ley' : hits === 1 ? '1 coincidencia' : `${hits} coincidencias`}
          </b>
          {hits > 0 && (
            <span>
              <IconButton
                icon="arrow-up"
                label="Anterior"
                href={`#hit-${hit > 1 ? hit - 1 : hits}`}
                data-handled=""
                onClick={() => goTo(hit > 1 ? hit - 1 : hits)}
              />
              <span className="num">{`${hit} de ${hits}`}</span>
              <IconButton
                icon="arrow-down"
                label="Siguiente"
                href={`#hit-${hit < hits ? hit + 1 : 1}`}
                data-handled=""
                onClick={() => goTo(hit < hits ? hit + 1 : 1)}
              />
            </span>
          )}
        </p>
      )}
      <p role="status" className="small muted">
        {state}
      </p>
    </>
  );
}
