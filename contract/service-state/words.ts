import { counted } from '../text/counted.ts';
import type { ServiceCheck, ServiceState, StateLevel } from './calls.ts';

/** The words of a check: its name, its state in short, a sentence. */
export interface CheckWords {
  title: string;
  tag: string;
  text: string;
}

/** How dates and amounts are written; the browser's are those of `web/lib/format.ts`. */
export interface StateFormats {
  /** '24 nov 2026, 03:00' */
  dateAndTime(instant: string): string;
  /** '2,1 GB' */
  size(bytes: number): string;
  /** '12 minutos' */
  duration(seconds: number): string;
}

const day = 24 * 3_600_000;

function replicaWords(lagSeconds: number | null, duration: StateFormats['duration']): string {
  if (lagSeconds === null) return 'no la sigue: avisa a quien instala el portal';
  return lagSeconds < 1 ? 'está al día' : `va ${duration(lagSeconds)} detrás`;
}

/** The words of each check (spec 13.15), on the screen and in the letter. */
export const checkWords: Record<ServiceCheck, (state: ServiceState, formats: StateFormats) => CheckWords> = {
  database: ({ database: { level, milliseconds, bytes, replica } }, { size, duration }) => ({
    title: 'Base de datos',
    tag: level === 'ok' ? 'Responde' : milliseconds > 1000 ? 'Lenta' : 'Sin réplica',
    text: `Contesta en ${counted(milliseconds, 'milisegundo', 'milisegundos')}. Ocupa ${size(bytes)}.${replica === null ? '' : ` Su réplica ${replicaWords(replica.lagSeconds, duration)}.`}`,
  }),
  disk({ disk: { level, space, fullAt }, checkedAt }, { size }) {
    const title = 'Disco';
    if (space === null && level === 'trouble') {
      const text = 'La carpeta de los archivos no está. Pide a quien lo instala que la traiga de vuelta.';
      return { title, tag: 'No está', text };
    }
    if (space === null) return { title, tag: 'Sin mirar', text: 'Todavía no se miró. Prueba en un momento.' };
    const free = Math.floor((100 * space.freeBytes) / space.sizeBytes);
    const until = fullAt === null ? undefined : untilWords(fullAt, checkedAt);
    const pace = until === undefined ? '' : ` Al ritmo del último mes alcanza hasta ${until}.`;
    const text = `Quedan ${size(space.freeBytes)} de ${size(space.sizeBytes)}.${pace}`;
    if (level === 'ok') return { title, tag: `Queda el ${free} %`, text };
    const days = fullAt === null ? 0 : Math.floor((Date.parse(fullAt) - Date.parse(checkedAt)) / day);
    const rest =
      level === 'attention'
        ? 'Pide a quien lo instala más disco, o que lleve las copias a otro lugar.'
        : 'Ya no se guarda nada. Pide a quien lo instala que libere disco ahora.';
    return {
      title,
      tag:
        level === 'trouble'
          ? 'Lleno'
          : isLow(space)
            ? 'Queda poco'
            : `Alcanza ${counted(days, 'día', 'días')}`,
      text: `${text} ${rest}`,
    };
  },
  backup({ backup, checkedAt }, { dateAndTime, size }) {
    const title = 'Copias de seguridad';
    const last =
      backup.last === null
        ? 'Todavía no hay ninguna copia.'
        : `La última es del ${dateAndTime(backup.last.at)}, con ${size(backup.last.bytes)}.`;
    const place = placeWords(backup.place);
    const open = backup.isEncrypted
      ? ''
      : ' No van cifradas: quien tenga el archivo puede leer los datos de las personas.';
    if (backup.failure !== null) {
      const text = `La del ${dateAndTime(backup.failure.at)} no se pudo hacer. ${last} Muestra este motivo a quien instala el portal: ${backup.failure.reason}`;
      return { title, tag: 'Falló', text };
    }
    return {
      title,
      tag: backupTag(backup, checkedAt),
      text: `${last} Se hace una cada noche.${place}${open}`,
    };
  },
  rehearsal({ rehearsal }, { dateAndTime }) {
    const title = 'Ensayo de recuperación';
    const what =
      'Se recupera la última copia en un lugar aparte y se cuenta todo; no toca lo que está en uso.';
    if (rehearsal.failure !== null) {
      const text = `El del ${dateAndTime(rehearsal.failure.at)} no salió: con esa copia no se podría recuperar el portal. Haz otra copia y ensáyala. Muestra este motivo a quien instala el portal: ${rehearsal.failure.reason}`;
      return { title, tag: 'Falló', text };
    }
    if (rehearsal.last === null)
      return { title, tag: 'Falta un ensayo', text: `Todavía no se ensayó ninguna copia. ${what}` };
    const { at, rows, files } = rehearsal.last;
    return {
      title,
      tag: rehearsal.level === 'ok' ? 'Salió bien' : 'Falta un ensayo',
      text: `El último fue el ${dateAndTime(at)}: volvieron ${rows} filas y ${files} archivos. ${what}`,
    };
  },
  mail({ mail }, { duration }) {
    const title = 'Correo';
    if (!mail.hasServer) {
      const text =
        'El portal no tiene servidor de correo: las cuentas se activan a mano y nadie recibe avisos. Lo pone quien lo instala.';
      return { title, tag: 'No sale', text };
    }
    const waiting =
      mail.waiting === 0 ? 'No hay ninguno esperando.' : `${counted(mail.waiting, 'espera', 'esperan')}.`;
    const oldest =
      mail.oldestSeconds === 0 ? '' : ` El que más espera, desde hace ${duration(mail.oldestSeconds)}.`;
    const failed = mail.failed === 0 ? '' : ` ${counted(mail.failed, 'no salió', 'no salieron')}.`;
    return {
      title,
      tag: mail.level === 'ok' ? 'Sale' : 'Míralo',
      text: `Hoy ${sent(mail.sentToday)}.${failed} ${waiting}${oldest}`,
    };
  },
  signingKey({ signingKey: { level, validTo }, checkedAt }, { dateAndTime }) {
    const title = 'Llave de los certificados';
    if (validTo === null) {
      const text =
        'No se puede leer, o fue retirada: no se emiten certificados. Quien instala el portal ve el motivo en su registro.';
      return { title, tag: 'No sirve', text };
    }
    const left = Math.floor((Date.parse(validTo) - Date.parse(checkedAt)) / day);
    const until = `Con ella se firman los PDF. Vence el ${dateAndTime(validTo).split(',')[0]}.`;
    return level === 'ok'
      ? { title, tag: 'Sirve', text: until }
      : {
          title,
          tag: left < 0 ? 'Venció' : `Vence en ${counted(left, 'día', 'días')}`,
          text: `${until} Los certificados ya emitidos seguirán siendo válidos. Pide a quien instala el portal que ponga otra.`,
        };
  },
  jobs({ jobs }, { duration }) {
    const title = 'Tareas en espera';
    const failed =
      jobs.failed === 0
        ? ''
        : ` ${counted(jobs.failed, 'no se pudo hacer', 'no se pudieron hacer')}: en la cola puedes intentarlo otra vez.`;
    if (jobs.waiting === 0)
      return failed === ''
        ? { title, tag: 'Ninguna', text: 'Todo lo pedido está hecho.' }
        : { title, tag: 'Míralas', text: `No hay ninguna esperando.${failed}` };
    const isSlow = jobs.level !== 'ok' && failed === '';
    return {
      title,
      tag: String(jobs.waiting),
      text: `La más antigua espera desde hace ${duration(jobs.oldestSeconds)}.${failed}${isSlow ? ' Pide a quien instala el portal que mire su registro.' : ''}`,
    };
  },
  nodes({ nodes: { nodes } }, { dateAndTime }) {
    const title = 'Máquinas';
    const answering = nodes.filter(({ isAnswering }) => isAnswering);
    const names = answering.map(({ name }) => name).join(' y ');
    const silent = nodes.filter(({ isAnswering }) => !isAnswering);
    const text =
      answering.length === 1
        ? `El portal funciona en una máquina: ${names}.`
        : `El portal funciona en ${answering.length} máquinas a la vez, ${names}: si una se apaga, siguen las demás.`;
    return {
      title,
      tag: `${answering.length} de ${nodes.length}`,
      text: [
        nodes.length === 0 ? 'Todavía ninguna dio señal. Prueba en un minuto.' : text,
        ...silent.map(({ name, seenAt }) => `${name} no da señal desde el ${dateAndTime(seenAt)}.`),
      ].join(' '),
    };
  },
  version: ({ version }) => ({
    title: 'Versión',
    tag: version.portal,
    text: `Portal ${version.portal}, Node ${version.node}, PostgreSQL ${version.postgres}; base de datos en su paso ${version.migrations}.`,
  }),
};

/** Much room may be gone soon at the pace of the last month, too. */
const isLow = ({ freeBytes, sizeBytes }: { freeBytes: number; sizeBytes: number }) =>
  freeBytes < sizeBytes / 10;

const partsOfYear = ['principios', 'mediados', 'fines'];

/** '14 de marzo', 'agosto de 2027', 'mediados de 2029'; undefined for what is too far away to be said. */
function untilWords(instant: string, now: string): string | undefined {
  const end = new Date(instant);
  const days = (end.getTime() - Date.parse(now)) / day;
  const written = (parts: Intl.DateTimeFormatOptions) =>
    end.toLocaleDateString('es', { ...parts, timeZone: 'UTC' });
  if (days < 60) return `el ${written({ day: 'numeric', month: 'long' })}`;
  if (days < 2 * 365) return written({ month: 'long', year: 'numeric' });
  if (days > 20 * 365) return undefined;
  return `${partsOfYear[Math.floor(end.getUTCMonth() / 4)]} de ${end.getUTCFullYear()}`;
}

function placeWords({ problem, isOnDataDisk }: ServiceState['backup']['place']): string {
  if (problem !== null)
    return ` Ahora no se pueden guardar: muestra este motivo a quien instala el portal: ${problem}.`;
  return isOnDataDisk
    ? ' Se guardan en este mismo disco: si se daña, se pierden con él. Pide a quien instala el portal que les dé otro lugar.'
    : '';
}

function backupTag({ level, isRunning, place, last }: ServiceState['backup'], checkedAt: string): string {
  if (isRunning) return 'En marcha';
  if (place.problem !== null) return 'Sin lugar';
  if (last === null) return 'Falta una copia';
  if (level === 'ok') return 'Al día';
  if (place.isOnDataDisk && level === 'attention') return 'En este mismo disco';
  const days = Math.floor((Date.parse(checkedAt) - Date.parse(last.at)) / day);
  return `Hace ${counted(days, 'día', 'días')}`;
}

const sent = (number: number): string => {
  if (number === 0) return 'no salió ninguno';
  return number === 1 ? 'salió 1' : `salieron ${number}`;
};

/** The sentence above the list: how many checks need attention. */
export function stateSummary(levels: readonly StateLevel[]): {
  title: string;
  text: string;
  level: StateLevel;
} {
  const of = (level: StateLevel) => levels.filter((each) => each === level).length;
  const [trouble, attention] = [of('trouble'), of('attention')];
  if (trouble > 0)
    return {
      level: 'trouble',
      title: `${things(trouble)} ${trouble === 1 ? 'falla' : 'fallan'}`,
      text: attention === 0 ? '' : asking(attention, 'también '),
    };
  return {
    level: attention > 0 ? 'attention' : 'ok',
    title: 'Todo funciona',
    text: attention === 0 ? 'Nada pide tu atención.' : asking(attention, ''),
  };
}

const inWords = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'];

const things = (number: number): string => `${inWords[number] ?? number} ${number === 1 ? 'cosa' : 'cosas'}`;

const asking = (number: number, also: string): string =>
  `${things(number)} ${also}${number === 1 ? 'pide' : 'piden'} tu atención.`;
