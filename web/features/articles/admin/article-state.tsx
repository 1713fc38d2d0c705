import { Tag } from '../../../components/display/tag.tsx';
import { localDateAndTime } from '../../../lib/format.ts';

export interface PublicationState {
  published: boolean;
  publishAt: string | null;
}

/** 'Publicado', 'Borrador' or 'Programado para 18 nov 2026, 14:05'. */
export function stateText({ published, publishAt }: PublicationState): string {
  if (published) return 'Publicado';
  return publishAt === null ? 'Borrador' : `Programado para ${localDateAndTime(publishAt)}`;
}

/** The state of an article as a tag; for a scheduled one with its date and time. */
export function StateTag({ published, publishAt }: PublicationState) {
  if (published) return <Tag kind="ok">Publicado</Tag>;
  if (publishAt === null) return <Tag kind="off">Borrador</Tag>;
  return (
    <>
      <Tag kind="wait" icon="clock">
        Programado
      </Tag>
      <div className="small muted">{localDateAndTime(publishAt)}</div>
    </>
  );
}
