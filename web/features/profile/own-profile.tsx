import { type ReactNode, useState } from 'react';
import type { EnrolmentRow, Profile } from '../../../contract/accounts/own-calls.ts';
import { isLatinName } from '../../../contract/accounts/person-fields.ts';
import { Callout } from '../../components/display/callout.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { Viewer } from '../../lib/page/screen.ts';
import { SignedIn } from '../../lib/page/signed-in.tsx';
import { CertificateList } from '../certificates/certificate-list.tsx';
import { CourseTable } from '../enrolments/course-table.tsx';
import { dataTab, profileTabs, progressSentence, shownTab } from '../enrolments/enrolment.rules.ts';
import { EmailForm } from './email-form.tsx';
import { IdentityCard } from './identity-card.tsx';
import { isDocumentFixed, ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';

export interface ProfileData {
  profile: Profile;
  enrolments: EnrolmentRow[];
  /** True if an administrator receives the weekly summary. */
  wantsSummary: boolean;
}

interface ProfileProps {
  data: ProfileData;
  /** The tab that the address names. */
  tab: string | undefined;
  viewer: Viewer;
  sendsMail: boolean;
}

/** The account of the signed-in person: courses, grades and certificates, personal data (spec 2.11). */
export const OwnProfile = (props: ProfileProps) => (
  <SignedIn viewer={props.viewer}>
    <Account {...props} />
  </SignedIn>
);

const panelId = 'tu-perfil';

function Account({ data, tab: asked, sendsMail }: ProfileProps) {
  const [profile, setProfile] = useState(data.profile);
  const [enrolments, setEnrolments] = useState(data.enrolments);
  const forget = ({ courseId }: EnrolmentRow) =>
    setEnrolments((rows) => rows.filter((row) => row.courseId !== courseId));
  const isMember = profile.role === 'member';
  const tab = shownTab(asked, isMember, profile.mustChangePassword || lacksFacts(profile));
  if (!isMember) {
    return (
      <AdministratorProfile profile={profile} onChanged={setProfile}>
        <SummaryCard wanted={data.wantsSummary} sendsMail={sendsMail} />
      </AdministratorProfile>
    );
  }
  const tabs = profileTabs.map((each) => ({ href: `/profile?tab=${each.tab}`, label: each.label }));
  return (
    <>
      <div className={styles.hello} data-band>
        <div className="wrap">
          <h1>
            Bienvenido {profile.firstName} <small className={styles.username}>{profile.username}</small>
          </h1>
          <p>{progressSentence(enrolments)}</p>
          <Tabs
            label="Tu perfil"
            tabs={tabs}
            current={`/profile?tab=${tab}`}
            panel={panelId}
            onBand
            className={styles.tabs}
          />
        </div>
      </div>
      <div
        id={panelId}
        className="wrap page"
        role="tabpanel"
        aria-label={profileTabs.find((each) => each.tab === tab)?.label}
      >
        {profile.mustChangePassword && <ProvisionalPassword />}
        {lacksFacts(profile) && <MissingFacts />}
        {!profile.mustChangePassword && <NameNote profile={profile} tab={tab} />}
        {tab === 'cursos' && <CourseTable rows={enrolments} userId={profile.id} onLeft={forget} />}
        {tab === 'certificados' && <CertificateList rows={enrolments} userId={profile.id} />}
        {tab === 'datos' && <PersonalData profile={profile} onChanged={setProfile} />}
      </div>
    </>
  );
}

type AdministratorProfileProps = {
  profile: Profile;
  onChanged(profile: Profile): void;
  /** Shown beside the data unless the password is provisional. */
  children: ReactNode;
};

/** In the administration's frame: only the data, under the same greeting. */
function AdministratorProfile({ profile, onChanged, children }: AdministratorProfileProps) {
  return (
    <>
      <PageHead title={`Bienvenido ${profile.firstName}`}>
        Cuenta de administrador: <b>{profile.username}</b>
      </PageHead>
      <Tabs
        label="Tu perfil"
        tabs={[{ href: '/profile', label: dataTab.label }]}
        current="/profile"
        panel={panelId}
      />
      <div id={panelId} className="page" role="tabpanel" aria-label={dataTab.label}>
        {profile.mustChangePassword && <ProvisionalPassword />}
        <div className={styles.cards}>
          <PersonalData profile={profile} onChanged={onChanged} />
          {!profile.mustChangePassword && children}
        </div>
      </div>
    </>
  );
}

/** 'Mi Perfil'. With a provisional password, only a new password can be saved. */
function PersonalData(props: { profile: Profile; onChanged(profile: Profile): void }) {
  return (
    <div className="stack">
      <ProfileForm {...props} />
      {hasIdentityCard(props.profile) && <IdentityCard {...props} />}
      {!props.profile.mustChangePassword && <EmailForm profile={props.profile} />}
    </div>
  );
}

const hasIdentityCard = (profile: Profile) =>
  profile.role === 'member' &&
  !profile.mustChangePassword &&
  (isDocumentFixed(profile) || profile.identity.request !== null);

/** Asks for a name in Latin letters, before a certificate is held for it and while one is (spec 9.3). */
function NameNote({ profile, tab }: { profile: Profile; tab: string }) {
  const { heldCount } = profile.identity;
  if (heldCount === 0 && isLatinName(profile.fullname)) return null;
  return (
    <Callout kind="warn" className={styles.banner}>
      {heldCount > 0 && (heldCount === 1 ? 'Tu certificado te espera. ' : 'Tus certificados te esperan. ')}
      El certificado se imprime en letras latinas: escribe tu nombre como en tu documento
      {tab === 'datos' ? (
        '.'
      ) : (
        <>
          {' '}
          en <a href="/profile?tab=datos">Mi Perfil</a>.
        </>
      )}
    </Callout>
  );
}

/** True while a member must give details that the institute did not know (spec 5.5). */
const lacksFacts = ({ role, gender, fechaNac }: Profile): boolean =>
  role === 'member' && (gender === null || fechaNac === null);

function MissingFacts() {
  return (
    <Callout kind="warn" className={styles.banner}>
      Antes de seguir, completa aquí tu género y tu fecha de nacimiento: el instituto no los tenía.
    </Callout>
  );
}

function ProvisionalPassword() {
  return (
    <Callout kind="warn" className={styles.banner}>
      Entraste con una contraseña provisional. Elige una tuya en «Mi Perfil» antes de seguir.
    </Callout>
  );
}

/** The checkbox for the weekly letter, in an administrator's profile (spec 11.5). It is stored at once. */
function SummaryCard({ wanted, sendsMail }: { wanted: boolean; sendsMail: boolean }) {
  const { inicio } = useApi();
  const { tell } = useCall();
  const [isWanted, setWanted] = useState(wanted);
  const change = () =>
    tell(
      () => inicio.setSummary({ Wanted: !isWanted }),
      () => setWanted(!isWanted),
    );
  return (
    <Card padded>
      <h2>Resumen de la semana</h2>
      <CheckField
        label="Enviarme cada lunes un correo con las cifras de la semana y lo que está por atender"
        hint={sendsMail ? undefined : 'El portal no tiene servidor de correo: saldrá cuando lo tenga.'}
        checked={isWanted}
        onChange={() => void change()}
      />
    </Card>
  );
}
