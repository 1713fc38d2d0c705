/** The states in which an administrator can view a course as a member, by their word in the address (spec 2.20). */
export const memberStates = [
  { name: 'nueva', label: 'Persona nueva', part: 0 },
  { name: 'leyendo', label: 'Está leyendo', part: 2 / 3 },
  { name: 'listo', label: 'Examen abierto', part: 1 },
] as const;

export type MemberState = (typeof memberStates)[number];

/** The state in an address; by default a member who is reading. */
export const memberStateOf = (name: string | undefined): MemberState =>
  memberStates.find((state) => state.name === name) ?? memberStates[1];

/** Whole minutes read in a state, of the course's minutes. */
export const minutesRead = ({ part }: MemberState, duration: number): number => Math.floor(part * duration);
