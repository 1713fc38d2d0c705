import type { RegradeChange, RegradePreview } from '../../../contract/attempts/calls.ts';

/** A corrected key, with its reason and a preview of its effect. */
export type Correction = { correct: string; reason: string; preview: RegradePreview };

export type Regraded = { changedCount: number; keptCount: number; toldCount: number };

export const certificateLabels: Record<RegradeChange['certificate'], string> = {
  none: '',
  issue: 'Se emite',
  replace: 'Su certificado se reemplaza',
  revoke: 'Se anula',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The effect of a correction, in one to four sentences. */
export function outcomeText({ attemptCount, otherCount, changes, toldCount }: RegradePreview): string {
  const other = otherCount === 0 ? [] : [otherText(otherCount)];
  if (attemptCount === 0) {
    const nobody = 'Nadie terminó todavía un examen con esta pregunta: no cambia ninguna nota.';
    return otherCount === 0 ? nobody : ['No cambia ninguna nota.', ...other].join(' ');
  }
  const keptCount = changes.filter(({ isKept }) => isKept).length;
  const changing = changes.length - keptCount;
  const seen = `${attemptCount === 1 ? 'La tuvo' : 'La tuvieron'} ${count(attemptCount, 'intento terminado', 'intentos terminados')}`;
  const parts = [
    changing === 0 ? 'ninguna nota cambia' : count(changing, 'nota cambia', 'notas cambian'),
    ...(keptCount === 0
      ? []
      : [`${count(keptCount, 'bajaría', 'bajarían')} y se conserva${keptCount === 1 ? '' : 'n'}`]),
  ];
  const told =
    toldCount === 0
      ? []
      : [
          `${count(toldCount, 'persona recibirá', 'personas recibirán')} una carta con su nota de antes y la nueva.`,
        ];
  return [`${seen}: ${parts.join(', ')}.`, ...told, ...other].join(' ');
}

const otherText = (otherCount: number) =>
  `${count(otherCount, 'intento la mostró', 'intentos la mostraron')} con otras opciones y no se ${otherCount === 1 ? 'toca' : 'tocan'}.`;

/** The outcome of a regrade, in a sentence. */
export function regradedText({ changedCount, keptCount, toldCount }: Regraded): string {
  const moved =
    changedCount === 0 ? 'Ninguna nota cambió.' : `${count(changedCount, 'nota cambió', 'notas cambiaron')}.`;
  const told = toldCount === 0 ? '' : ` Va una carta para ${count(toldCount, 'persona', 'personas')}.`;
  const changed = `${moved}${told}`;
  if (keptCount === 0) return changed;
  return `${changed} ${count(keptCount, 'persona conserva', 'personas conservan')} la que tenía${keptCount === 1 ? '' : 'n'}.`;
}
