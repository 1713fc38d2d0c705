/** The place of a course's certificate on 'Mis Calificaciones y Certificados'. */
export const certificateAnchor = (courseId: number): string => `certificado-${courseId}`;
