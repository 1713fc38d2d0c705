/** The states of a course in which an administrator can see it, each by its word in the address (spec 2.20). */
export const memberStates = [
  { name: 'nueva', label: 'Persona nueva', part: 0 },
  { name: 'leyendo', label: 'Está leyendo', part: 2 / 3 },
  { name: 'listo', label: 'Examen abierto', part: 1 },
] as const;

export type MemberState = (typeof memberStates)[number];

/** The state that an address names; somebody who reads where it names none. */
export const memberStateOf = (name: string | undefined): MemberState =>
  memberStates.find((state) => state.name === name) ?? memberStates[1];

/** Whole minutes read in a state, of those that the course asks. */
export const minutesRead = ({ part }: MemberState, duration: number): number => Math.floor(part * duration);
