import type { MaterialType } from '../../../contract/calls/material.ts';

interface Material {
  type: MaterialType;
  captions: string | null;
  noCaptionsReason: string | null;
}

/** True if members see it (spec 7.7): a document always; a video with captions, or with a reason for having none. */
export const isPublished = ({ type, captions, noCaptionsReason }: Material): boolean =>
  type !== 'mp4' || captions !== null || noCaptionsReason !== null;
