import { type CertificateDesign, certificateDesign } from '../../../../contract/certificates/design-calls.ts';
import type { CourseHome } from '../../../../contract/courses/home-calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Tag } from '../../../components/display/tag.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../../lib/page/screen.ts';
import { CourseHead } from '../../course-home/course-head.tsx';
import { tabHref } from '../../course-home/course-tabs.ts';
import { groupFilter } from '../../groups/group-filter.ts';
import { stateFilter } from './certificate-states.ts';
import { CertificateTable } from './certificate-table.tsx';
import styles from './course-certificate.module.css';
import { type CertificatePage, loadCertificates } from './load-certificates.ts';
import { signatureText } from './signature.rules.ts';

interface CourseCertificateData {
  home: CourseHome;
  design: CertificateDesign;
  page: CertificatePage;
}

const loadOfCourse = (api: Api, query: Query) => loadCertificates(api, { ...query, course: query['id'] });

/** /certificadocurso: whether a course gives a certificate, who signs it, and those that it gave (spec 2.16, 9.9). */
export default function CourseCertificatePage({ data, query }: ViewProps<CourseCertificateData>) {
  const { home, design } = data;
  const list = usePagedList<CertificatePage>({
    path: '/certificadocurso',
    query,
    loaded: data.page,
    load: loadOfCourse,
  });
  return (
    <>
      <CourseHead course={home} current="certificado" />
      <ToolHead title="Certificado" level={2}>
        <SampleButton design={design} />
      </ToolHead>
      <Card flat padded className={styles.facts}>
        <Given course={home} />
        <Signed design={design} />
      </Card>
      <h2 className={styles.title}>Los que entregó este curso</h2>
      <PagedTableTools
        list={list}
        label="Buscar por nombre, documento o código"
        filters={[stateFilter, ...groupFilter(list.loaded.groups, list.query)]}
      />
      <CertificateTable list={list} isOfCourse />
    </>
  );
}

function Given({ course }: { course: CourseHome }) {
  const { id, certificado, notaMinima } = course;
  return (
    <div>
      <h3>
        {certificado === 1 ? 'Este curso entrega certificado' : 'Este curso no entrega certificado'}{' '}
        <Tag kind={certificado === 1 ? 'ok' : 'off'}>{certificado === 1 ? 'Sí' : 'No'}</Tag>
      </h3>
      <p>
        {certificado === 1
          ? `Lo recibe quien termina la lectura y llega a ${notaMinima} puntos en el examen.`
          : 'Quien aprueba tiene su nota, y ningún documento.'}{' '}
        <a href={tabHref('contenido', id)}>Cambiarlo en Contenido</a>
      </p>
    </div>
  );
}

function Signed({ design }: { design: CertificateDesign }) {
  const missing = signatureText({ ...design, waiting: 0 }); // those of all courses
  return (
    <div>
      <h3>Quién firma</h3>
      {missing !== null ? (
        <Callout kind={design.unsignedBecause === 'chosen' ? 'info' : 'warn'}>{missing}</Callout>
      ) : (
        <ul>
          {design.signatories.map(({ name, post }) => (
            <li key={`${name} ${post}`}>
              <b>{name}</b>, {post}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.design}>
        <a href="/disenocertificado">Diseño del certificado</a>
      </p>
    </div>
  );
}

/** The design as PreviewDesign takes it. */
const sampleInput = ({ signatories, logo, seal, ...texts }: CertificateDesign) => ({
  Institute: texts.institute,
  Heading: texts.heading,
  Lead: texts.lead,
  Achievement: texts.achievement,
  Logo: logo ?? undefined,
  Seal: seal ?? undefined,
  Signatories: signatories.map((each) => ({ ...each, picture: each.picture ?? undefined })),
});

/** 'Ver un ejemplo': the PDF with invented data, by the current design. */
function SampleButton({ design }: { design: CertificateDesign }) {
  const { run, isBusy } = useCall();
  const { method, path } = certificateDesign.previewDesign;
  return (
    <Button
      kind="line"
      busy={isBusy}
      onClick={() => void run(() => downloadFileOf(method, path, sampleInput(design), 'ejemplo.pdf'))}
    >
      <Icon name="eye" />
      Ver un ejemplo
    </Button>
  );
}
