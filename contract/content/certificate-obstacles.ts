/** The obstacles to an earned certificate, which waits: a name that cannot be printed, nobody who signs. */
export const certificateObstacles = ['name', 'signature'] as const;
export type CertificateObstacle = (typeof certificateObstacles)[number];
