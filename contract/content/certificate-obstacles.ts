/** What an earned certificate may wait for: a name that can be printed, or somebody who signs. */
export const certificateObstacles = ['name', 'signature'] as const;
export type CertificateObstacle = (typeof certificateObstacles)[number];
