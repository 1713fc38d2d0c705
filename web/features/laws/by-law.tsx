import { lawHref } from '../../../contract/content/law-anchors.ts';

/** The law that made a change; a link where it can be read here. */
export const ByLaw = ({ by, byLaw }: { by: string; byLaw: number | null }) =>
  byLaw === null ? <b>{by}</b> : <a href={lawHref(byLaw)}>{by}</a>;
