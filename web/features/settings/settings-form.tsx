import { useEffect, useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import { type SettingsToEdit, settings } from '../../../contract/settings/calls.ts';
import type { Settings } from '../../../contract/settings/portal-settings.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { noteKind } from '../../lib/api/note-kind.ts';
import { dateAndTime } from '../../lib/format.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { textsOf } from '../../lib/forms/form-content.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import type { FormDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.tsx';
import { storeNotice } from '../../lib/page/notice.ts';
import { ConflictWindow, SeenNote } from '../../lib/versions/conflict-window.tsx';
import { useVersionedSave } from '../../lib/versions/use-versioned-save.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import { VersionsDialog } from '../../lib/versions/versions-dialog.tsx';
import { ContactSection } from './contact-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { MailSection } from './mail-section.tsx';
import {
  changedIn,
  changesText,
  comparedFields,
  type FieldOf,
  fieldName,
  isSettingName,
  listed,
  mergedOver,
  sentOf,
  settingFields,
  shownValues,
  valuesOf,
} from './settings.rules.ts';
import styles from './settings-page.module.css';
import { SettingsPreview } from './settings-preview.tsx';
import { TechnicalSection } from './technical-section.tsx';

type SettingsInput = Omit<InputOf<typeof settings.update>, 'Version'>;
type Stored = SettingsToEdit & { savedAt: string };

const formId = 'ajustes';

interface SettingsFormProps {
  data: SettingsToEdit & { demoCount: number };
  draft: FormDraft;
  stored: Settings;
  /** The initial values: those in effect, or a restored draft's. */
  initial: Settings;
  host: string;
}

export function SettingsForm({ data, draft, stored, initial, host }: SettingsFormProps) {
  const [values, setValues] = useState(initial);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const saving = useSettingsSave(draft);
  const form = useForm({
    schema: settings.update.input,
    draft,
    made: (texts) => sentOf(valuesOf(texts, initial), stored, data),
    submit: ({ Version: _, ...input }) => saving.submit(input),
  });
  const leaving = useLeaveQuestion(form);
  const changed = changedIn(values, stored);
  /** Takes a value that was not typed: a picture, a suggested colour. */
  const choose = (change: Partial<Settings>) => {
    setValues((before) => ({ ...before, ...change }));
    draft.onInput();
  };
  const fieldOf = settingFields(initial, form.errors);
  const preview = <SettingsPreview values={values} host={host} />;
  return (
    <>
      <ToolHead title="Ajustes">
        <SettingsVersions version={data.version} before={leaving.before} />
      </ToolHead>
      <p className="muted small">
        El nombre, la voz y las reglas de tu aula. Nadie ve un cambio hasta que lo guardas.
      </p>
      <SectionLinks />
      <div className={styles.grid}>
        <form
          id={formId}
          {...form.formProps}
          onInput={(event) => {
            form.formProps.onInput(event);
            setValues(valuesOf(textsOf(event.currentTarget), values));
          }}
        >
          <DraftOffer draft={draft} />
          {form.sentErrors.length > 0 && <FormNote form={form} />}
          <SeenNote seen={saving.seen} />
          <IdentitySection fieldOf={fieldOf} values={values} errors={form.errors} onChoose={choose} />
          <ContactSection fieldOf={fieldOf} values={values} />
          <TextsSection fieldOf={fieldOf} />
          <MailSection fieldOf={fieldOf} data={data} />
          <TechnicalSection fieldOf={fieldOf} data={data} />
          {(['logo', 'icon', 'sharePicture'] as const).map((name) => (
            <input key={name} type="hidden" name={fieldName(name)} value={values[name]} />
          ))}
        </form>
        <aside className={styles.preview} aria-label="Así se verá">
          <div className={styles.previewHead}>
            <h2>Así se verá</h2>
            <span className="muted">{changed.length > 0 ? 'sin guardar' : 'como está ahora'}</span>
          </div>
          {preview}
        </aside>
      </div>
      <SaveBar
        status={changesText(changed)}
        problem={form.sentErrors.length === 0 ? form.failure : null}
        problemKind={noteKind(form.icon)}
        tools={
          <Button kind="soft" className={styles.phonePreview} onClick={() => setPreviewOpen(true)}>
            <Icon name="eye" />
            Ver cómo queda
          </Button>
        }
      >
        <Button
          kind="line"
          className={styles.discard}
          onClick={() =>
            leaving.before(() => {
              draft.forget();
              location.reload();
            })
          }
        >
          Descartar
        </Button>
        <Button type="submit" form={formId} busy={form.isBusy} title="Ctrl+S (⌘S en Mac)">
          <span>
            Guardar<span className="wide-only"> ajustes</span>
          </span>
        </Button>
      </SaveBar>
      <Dialog
        open={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
        title="Así se verá"
        asksFirst={false}
      >
        {isPreviewOpen && preview}
      </Dialog>
      {leaving.question}
      <ConflictWindow
        saving={saving}
        draft={draft}
        foldsEqual
        fieldsOf={(_, theirs) => {
          const shown = shownValues(theirs);
          return comparedFields(mergedOver(shown, values, stored), shown);
        }}
      />
    </>
  );
}

/** Saves unless another person saved first; the page then reloads with the new name and colours. */
function useSettingsSave(draft: FormDraft) {
  const api = useApi();
  return useVersionedSave<SettingsInput, Stored>({
    draft,
    async save(input, version = 0) {
      const { message } = await api.settings.update({ ...input, Version: version });
      draft.saved();
      storeNotice(message, { label: 'Ver el portal', href: '/' });
      location.reload();
    },
    async stored() {
      const { savedAt, ...stored } = (await api.settings.get({})).data;
      return { ...stored, savedAt: savedAt ?? '' };
    },
  });
}

interface SettingsVersionsProps {
  /** The current version; 0 = none was saved. */
  version: number;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of the settings with its changes and its restoration. */
function SettingsVersions({ version, before }: SettingsVersionsProps) {
  const api = useApi();
  return (
    <VersionsDialog
      title="Versiones de los ajustes"
      load={async () =>
        (await api.settings.getRevisions({})).data.map((each) => ({
          version: each.version,
          name: `Versión ${each.version}`,
          note: `${authorOf(each)}, ${dateAndTime(each.savedAt)}. Cambió ${listed(each.changed.filter(isSettingName))}.`,
          now: each.version === version ? 'la de ahora' : null,
        }))
      }
      empty={<p>Nadie guardó ajustes todavía: el portal es como viene.</p>}
      consequence="El portal vuelve a mostrar el nombre, los colores, las imágenes y los textos de entonces."
      restore={(Revision) => api.settings.restoreRevision({ Revision, Version: version })}
      before={before}
    />
  );
}

function TextsSection({ fieldOf }: { fieldOf: FieldOf }) {
  return (
    <section className={styles.section} id="textos" aria-labelledby="h-textos">
      <h2 id="h-textos">Textos de inicio</h2>
      <div className="stack">
        <TextField label="Título grande" {...fieldOf('heroTitle')} />
        <TextArea label="Una frase debajo" {...fieldOf('heroText')} grows />
        <TextField label="Título de bienvenida" {...fieldOf('welcomeTitle')} />
        <TextArea label="Texto de bienvenida" {...fieldOf('welcomeText')} grows />
        <TextArea
          label="Frase de los 80 puntos"
          {...fieldOf('promiseText')}
          grows
          hint="Un campo vacío vuelve a decir lo que el portal trae."
        />
      </div>
    </section>
  );
}

const sections = [
  { value: 'identidad', label: 'Identidad' },
  { value: 'contacto', label: 'Contacto y pie' },
  { value: 'textos', label: 'Textos de inicio' },
  { value: 'correo', label: 'Correo' },
  { value: 'mas', label: 'Moneda, hora, certificados y páginas legales' },
] as const;

/** Links to the sections; on phones a select. */
function SectionLinks() {
  const [here, setHere] = useState<string>(sections[0].value);
  useEffect(() => {
    const follow = () => setHere(location.hash.slice(1) || sections[0].value);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <nav className={styles.jump} aria-label="Secciones">
        {sections.map(({ value, label }) => (
          <a key={value} href={`#${value}`} aria-current={here === value ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.go}>
        <SelectField
          label="Ir a"
          options={[...sections]}
          value={here}
          onChange={(event) => location.assign(`#${event.currentTarget.value}`)}
        />
      </div>
    </>
  );
}
