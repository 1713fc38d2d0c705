import { useEffect, useState } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';

/** The words of the law's article that a fact cites, beside its value for whoever reviews it; nothing for other links. */
export function CitedArticle({ link }: { link: string }) {
  const api = useApi();
  const { run } = useCall(() => undefined);
  const [words, setWords] = useState<{ name: string; html: string } | null>(null);
  const [, id, anchor] = /^\/ley\?id=(\d+)#(.+)$/.exec(link) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for a link
  useEffect(() => {
    setWords(null);
    if (id === undefined) return;
    void run(async () => {
      const { number, parts } = (await api.leyTexto.read({ id: Number(id) })).data;
      const part = parts.find((each) => each.kind === 'article' && each.anchor === anchor);
      if (part?.kind === 'article') setWords({ name: `${number}, artículo ${part.number}`, html: part.html });
    });
  }, [link]);
  if (words === null) return null;
  return (
    <Callout>
      <p>
        <b>Lo que dice hoy {words.name}</b> (<a href={link}>leerlo en la ley</a>):
      </p>
      <Prose html={words.html} />
    </Callout>
  );
}
