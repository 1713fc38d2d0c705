/** The ten steps of grades and of shares of time: 0–9, 10–19, … 90–100. */
export const stepNames: readonly string[] = Array.from({ length: 10 }, (_, step) =>
  step === 9 ? '90–100' : `${step * 10}–${step * 10 + 9}`,
);

/** Those who passed without an exam that did (spec 17.7), beside the steps of the funnel. */
export const byHandLabel = 'Aprobaron con motivo';

/** The steps of the funnel in order (spec 10.7). */
export const funnelSteps = [
  { step: 'applied', label: 'Se inscribieron' },
  { step: 'read', label: 'Leyeron' },
  { step: 'sat', label: 'Rindieron' },
  { step: 'passed', label: 'Aprobaron' },
  { step: 'certified', label: 'Con certificado' },
] as const;
