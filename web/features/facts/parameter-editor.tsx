import { useRef } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { parameter as calls, type ParameterShown } from '../../../contract/facts/calls.ts';
import { definitionOf } from '../../../contract/facts/keys.ts';
import { valueText } from '../../../contract/facts/values.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import type { TextsFor, Written } from '../../lib/form-texts.ts';
import { dateAndTime, longDate } from '../../lib/format.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { DraftedForm } from '../../lib/forms/drafted-form.tsx';
import { type FormDraft, useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import type { Viewer } from '../../lib/page/screen.ts';
import { useCitedLaw, writeInto } from '../../lib/page/use-cited-law.tsx';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { textIsSafe, useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import type { CountedVersion, StoredVersion } from '../../lib/versions/version-author.ts';
import { VersionsDialog } from '../../lib/versions/versions-dialog.tsx';
import { AskedField, askedLabel } from './asked-field.tsx';
import { CitedArticle } from './cited-article.tsx';
import { type Texts, textsOfValue, valueOfTexts } from './typed-value.rules.ts';
import { ValueFields } from './value-fields.tsx';

interface EditorProps {
  fact: ParameterShown;
  currency: string;
  viewer: Viewer | null;
  /** The address after Cancelar and after a save. */
  listHref: string;
}

/** The value, the source and the days of one fact. */
export function ParameterEditor({ fact, currency, viewer, listHref }: EditorProps) {
  const draft = useDraft(
    viewer?.accountId ?? 0,
    ['parameter', fact.name, ...(fact.validFrom === null ? [] : [fact.validFrom])].join('.'),
    fact.version,
  );
  const written = {
    Value: '', // the form has it in parts
    Source: fact.source,
    Link: fact.link,
    ValidFrom: fact.validFrom ?? '',
    Reviewed: fact.reviewed ?? '',
    Asked: fact.asked,
  };
  const parts = textsOfValue(fact.kind, fact.value);
  return (
    <>
      <ToolHead title={fact.label}>
        <ParameterVersions fact={fact} />
      </ToolHead>
      <div className="stack">
        {fact.isExample && (
          <Callout>
            <p>Este dato es de un país inventado, para mostrar cómo queda. Escribe el del tuyo encima.</p>
          </Callout>
        )}
        <CitedArticle link={fact.link} />
        <OtherValues fact={fact} listHref={listHref} />
        <DraftOffer draft={draft} />
        <ParameterForm
          key={draft.formKey}
          fact={fact}
          currency={currency}
          // rows that a draft lacks were removed in it
          texts={{ ...written, ...(draft.restored ?? parts) }}
          draft={draft}
          listHref={listHref}
        />
      </div>
    </>
  );
}

type FormProps = Pick<EditorProps, 'fact' | 'currency' | 'listHref'> & {
  /** The initial values of the fields, by name. */
  texts: Texts & TextsFor<Written<Omit<Input, 'Name'>>>;
  draft: FormDraft;
};
type Input = InputOf<typeof calls.update>;

function ParameterForm({ fact, currency, texts, draft, listHref }: FormProps) {
  const api = useApi(textIsSafe);
  const saving = useVersionedSave<Input, ParameterShown & CountedVersion>({
    draft,
    async save(input, Version) {
      const { message } = await api.parameter.update({ ...input, Version });
      draft.saved();
      storeNotice(message);
      location.assign(listHref);
    },
    async stored() {
      const [facts, revisions] = await Promise.all([
        api.parameter.get({}),
        api.parameter.getRevisions({ Name: fact.name }),
      ]);
      const now = facts.data.find(({ name }) => name === fact.name);
      return now === undefined ? null : { ...now, ...savingOf(revisions.data, now.version) };
    },
  });
  const form = useForm({
    schema: calls.update.input,
    draft,
    texts,
    extraInput: () => ({ Name: fact.name }),
    made: (typed) => ({ Value: valueOfTexts(fact.kind, typed, currency) }),
    submit: saving.submit,
  });
  const law = useCitedLaw();
  const [source, link] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  /** Names the article as the source too, where none is written yet. */
  async function cite() {
    const cited = await law.pick();
    if (cited === null) return;
    if (source.current?.value.trim() === '') writeInto(source, cited.label);
    writeInto(link, cited.href);
  }
  return (
    <>
      <DraftedForm form={form} submitLabel="Guardar" cancelHref={listHref}>
        <SeenNote seen={saving.seen} />
        <ValueFields
          kind={fact.kind}
          choices={definitionOf(fact.name).choices}
          unit={fact.unit}
          currency={currency}
          texts={texts}
          error={form.errors['Value']}
          onRows={draft.onInput}
        />
        <FieldGrid>
          <TextField
            {...form.field('Source')}
            ref={source}
            label="De dónde sale"
            hint="La ley y su artículo, el decreto o quien lo publica."
            autoComplete="off"
          />
          <div>
            <TextField
              {...form.field('Link')}
              ref={link}
              label="Enlace a la fuente"
              optional
              autoComplete="off"
              inputMode="url"
            />
            <Button kind="text" size="small" onClick={cite}>
              Citar un artículo de ley
            </Button>
          </div>
          <TextField
            {...form.field('ValidFrom')}
            label="Vale desde"
            optional
            type="date"
            hint="Con otro día, lo que escribas vale desde entonces, y el valor de antes hasta la víspera."
          />
          <TextField
            {...form.field('Reviewed')}
            label="Revisado el"
            type="date"
            hint="El día en que alguien comprobó que está bien. Un año después te lo recordamos en Inicio."
          />
        </FieldGrid>
        <AskedField {...form.field('Asked')} />
        <p className="small muted">
          Si dejas el valor vacío, se quita el que vale desde ese día y vuelve a valer el de antes. Si no hay
          otro, donde un texto lo nombra quien lee ve que todavía no está. Las versiones quedan guardadas.
        </p>
      </DraftedForm>
      {law.dialog}
      <ConflictWindow
        saving={saving}
        draft={draft}
        fieldsOf={(own, theirs) => [
          {
            label: fact.label,
            before: theirs.text,
            after: ownText(fact, own.Value, currency),
          },
          { label: 'De dónde sale', before: theirs.source, after: own.Source ?? '' },
          { label: 'Enlace', before: theirs.link, after: own.Link ?? '' },
          { label: 'Vale desde', before: theirs.validFrom ?? '', after: own.ValidFrom ?? '' },
          { label: 'Revisado el', before: theirs.reviewed ?? '', after: own.Reviewed ?? '' },
          { label: askedLabel, before: theirs.asked, after: own.Asked ?? '' },
        ]}
      />
    </>
  );
}

/** The values of other days, each a link to its form. */
function OtherValues({ fact: { name, others }, listHref }: { fact: ParameterShown; listHref: string }) {
  if (others.length === 0) return null;
  return (
    <Callout>
      <p>También hay un valor para otros días:</p>
      <ul>
        {others.map(({ validFrom, text }) => (
          <li key={validFrom}>
            <a href={`${listHref}?dato=${name}&desde=${validFrom ?? ''}`}>
              {validFrom === null ? 'Desde siempre' : `Desde el ${longDate(validFrom)}`}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** By whom and when a version was saved; nothing where yet another was saved between the two answers. */
function savingOf(revisions: readonly StoredVersion[], version: number): Partial<StoredVersion> {
  const { savedBy, savedAt } = revisions.find((each) => each.version === version) ?? {};
  return savedAt === undefined ? {} : { savedBy, savedAt };
}

/** The typed value in words; an invalid one as typed. */
function ownText(fact: ParameterShown, value: Input['Value'], currency: string): string {
  if (value === undefined || value === '') return '';
  const isTyped = typeof value === 'string' && typeof fact.value !== 'string';
  return isTyped ? value : valueText(definitionOf(fact.name), value, currency);
}

/** Every saved version of a fact, with its restoration. */
function ParameterVersions({ fact: { name, label, version } }: { fact: ParameterShown }) {
  const api = useApi();
  if (version === 0) return null;
  return (
    <VersionsDialog
      title={`Versiones de ${label}`}
      load={async () =>
        (await api.parameter.getRevisions({ Name: name })).data.map((each) => ({
          version: each.version,
          name: each.text === '' ? 'Sin dato' : each.text,
          note: `${each.savedBy ?? 'Vino con el portal'}, ${dateAndTime(each.savedAt)}. ${each.source}`,
          now: each.version === version ? 'el de ahora' : null,
        }))
      }
      consequence="Todos los textos y calculadoras vuelven a mostrar este valor, con su fuente y sus fechas."
      restore={(Revision) => api.parameter.restoreRevision({ Name: name, Revision, Version: version })}
    />
  );
}
