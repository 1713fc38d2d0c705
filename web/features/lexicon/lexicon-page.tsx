import { Fragment, useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { type LexiconKind, type LexiconRow, lexicon, lexiconKinds } from '../../../contract/lexicon/calls.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { type TextsFor, underDraft } from '../../lib/form-texts.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RowDialog, RowForm } from '../../lib/versions/row-form.tsx';
import { storedRow, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { kindNames, ownerOf, wordsHints } from './lexicon.rules.ts';
import styles from './lexicon-page.module.css';
import { TryPhrase } from './try-phrase.tsx';
import { WordTable } from './word-table.tsx';

const nameOf = ({ words, removed }: LexiconRow) => words[0] ?? removed[0] ?? 'Sin palabras';

/** /loquesebusca/palabras: the words that the search takes for the same, with their form in a dialog that `id` opens. */
export default function LexiconPage({ data, query, viewer }: ViewProps<LexiconRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState<readonly LexiconRow[]>(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<LexiconRow | 'new' | null>(
    () => data.find(({ id }) => String(id) === query['id']) ?? null,
  );
  const reload = async () => setRows((await api.lexicon.get({})).data);
  return (
    <>
      <Breadcrumb
        trail={[{ label: 'Lo que se busca', href: '/loquesebusca' }, { label: 'Palabras que entiende' }]}
      />
      <ListManager
        title="Palabras que entiende"
        caption="Grupos de palabras del buscador"
        noun={['grupo', 'grupos']}
        searchLabel="Buscar una palabra"
        list={{ rows, list, nameOf, replace: setRows, reload }}
        textOf={({ words, removed }) => [...words, ...removed].join(' ')}
        name={{ label: 'Grupo' }}
        columns={[
          { key: 'words', label: 'Palabras', isText: true, render: (row) => <GroupWords row={row} /> },
          { key: 'kind', label: 'Qué dice', render: ({ kind }) => kindNames[kind] },
          { key: 'owner', label: 'De quién es', render: ownerOf },
        ]}
        actionsLabel="Acciones"
        edit={(row) => ({ onClick: () => setEdited(row) })}
        removal={{
          type: 'Palabras',
          send: ({ id }) => api.lexicon.delete({ id }),
          sendMany: (items) => api.lexicon.deleteMany(items),
          consequence: {
            named: (name) => `El buscador ya no entenderá el grupo «${name}»`,
            one: 'El buscador ya no lo entenderá',
            many: 'El buscador ya no entenderá los # grupos',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        above={
          <div className={styles.above}>
            <p className="muted">Quien escribe una palabra encuentra las otras de su grupo.</p>
            <WordTable onTaken={reload} />
            <TryPhrase />
          </div>
        }
        empty={{
          image: '/motivos/libro.svg',
          title: 'Todavía no hay palabras',
          text: 'Escribe aquí cómo se llaman las cosas en tu región: el buscador las tomará por lo mismo. Agrega el primer grupo.',
        }}
      />
      <RowDialog edited={edited} noun="grupo" onClose={() => setEdited(null)}>
        {(row) => (
          <GroupForm
            key={row?.version}
            row={row}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={(theirs) => {
              setEdited(theirs);
              void reload();
            }}
            onSaved={async (message) => {
              setEdited(null);
              toast({ text: message });
              await reload();
            }}
          />
        )}
      </RowDialog>
    </>
  );
}

/** The words of a group, those of the institute marked, then those of the product that it took out. */
function GroupWords({ row: { words, added, removed, isProduct } }: { row: LexiconRow }) {
  const own = new Set(isProduct ? added : []);
  return (
    <>
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && ' · '}
          {own.has(word) ? (
            <span className={styles.own}>
              <span className="sr">de tu institución: </span>
              {word}
            </span>
          ) : (
            word
          )}
        </Fragment>
      ))}
      {removed.length > 0 && <span className="muted">{`. Sin: ${removed.join(', ')}`}</span>}
    </>
  );
}

interface GroupFormProps {
  /** The row to change; null = a new one. */
  row: LexiconRow | null;
  accountId: number;
  onSaved: (message: string) => Promise<void>;
  /** Reopens the form with what another person saved. */
  onTakeOther: (theirs: LexiconRow) => void;
}
type GroupInput = InputOf<typeof lexicon.add>;

const textsOf = (row: LexiconRow | null): TextsFor<GroupInput> => ({
  Kind: row?.kind ?? 'equals',
  Words: row?.words.join('\n'),
});

function GroupForm({ row, accountId, onSaved, onTakeOther }: GroupFormProps) {
  const api = useApi();
  const draft = useDraft(accountId, `lexicon.${row?.id ?? 'new'}`, row?.version);
  const [kind, setKind] = useState<LexiconKind>(row?.kind ?? 'equals');
  const saving = useVersionedSave<GroupInput, LexiconRow>({
    draft,
    async save(input, Version) {
      const { message } = await (row === null
        ? api.lexicon.add(input)
        : api.lexicon.update({ Id: row.id, Words: input.Words, Version }));
      draft.saved();
      await onSaved(message);
    },
    stored: async () => storedRow((await api.lexicon.get({})).data, row?.id),
  });
  const texts = underDraft(textsOf(row), draft.restored);
  const form = useForm({
    schema: lexicon.add.input,
    draft,
    texts,
    submit: saving.submit,
    ...(row !== null && { extraInput: () => ({ Kind: row.kind }) }),
  });
  return (
    <RowForm
      form={form}
      submitLabel={row === null ? 'Agregar' : 'Guardar'}
      saving={saving}
      draft={draft}
      onTakeOther={onTakeOther}
      fieldsOf={({ Words }, theirs) => [{ label: 'Palabras', before: theirs.words.join('\n'), after: Words }]}
    >
      {row === null ? (
        <SelectField
          {...form.field('Kind')}
          label="Qué dice el grupo"
          options={lexiconKinds.map((each) => ({ value: each, label: kindNames[each] }))}
          onChange={(event) =>
            setKind(lexiconKinds.find((each) => each === event.currentTarget.value) ?? 'equals')
          }
          data-focus-first
        />
      ) : (
        <p className="muted">
          {kindNames[row.kind]}.{' '}
          {row.isProduct && 'Una actualización no quita tus palabras ni devuelve las que quites.'}
        </p>
      )}
      <TextArea {...form.field('Words')} label="Palabras" rows={10} hint={wordsHints[kind]} />
    </RowForm>
  );
}
