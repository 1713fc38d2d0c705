import { lawHref } from '../../../contract/laws/anchors.ts';

/** The amending law; a link if it can be read here. */
export const ByLaw = ({ by, byLaw }: { by: string; byLaw: number | null }) =>
  byLaw === null ? <b>{by}</b> : <a href={lawHref(byLaw)}>{by}</a>;
