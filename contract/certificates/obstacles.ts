/** The obstacles to an earned certificate: a name that cannot be printed, or no signer. */
export const certificateObstacles = ['name', 'signature'] as const;

export type CertificateObstacle = (typeof certificateObstacles)[number];
/** The obstacle to an earned certificate, in words for its holder. */
export const waitingText = (obstacle: CertificateObstacle): string =>
  ({
    signature:
      'Ganaste tu certificado: sale cuando la institución ponga quien lo firma. No tienes que hacer nada.',
    name: 'Ganaste tu certificado: espera tu nombre en letras latinas, como está en tu documento. Pídelo en Mi Perfil.',
  })[obstacle];
