import { useContext, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { SearchInput } from '../table/search-input.tsx';
import { FindLinksContext, type OfferedLink } from './find-links.ts';

/**
 * A search for articles of laws; choosing one gives its address and its name. It is no form: it stands inside the form of
 * the text.
 */
export function OfferedLinks({ onChoose }: { onChoose: (link: OfferedLink) => void }) {
  const find = useContext(FindLinksContext);
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly OfferedLink[] | null>(null);
  if (find === null) return null;
  const search = async () => setFound(words.trim() === '' ? [] : await find(words.trim()));
  return (
    <div className="stack">
      <div className="row">
        <SearchInput
          label="Buscar un artículo de ley"
          value={words}
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // Enter would submit the surrounding form
            void search();
          }}
        />
        <Button kind="soft" size="small" onClick={() => void search()}>
          Buscar
        </Button>
      </div>
      <div role="status">
        {found?.length === 0 && <p className="small muted">Ningún artículo de ley tiene esas palabras.</p>}
        {found !== null && found.length > 0 && (
          <ul>
            {found.map((link) => (
              <li key={link.href}>
                <Button kind="text" size="small" onClick={() => onChoose(link)}>
                  {link.label}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
