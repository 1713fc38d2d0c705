import type { RefusalKind } from './refusal-kind.ts';

// Signing in, sessions, passwords, permission and personal data.

export const signInFirst: RefusalKind = {
  status: 401,
  icon: 'warning',
  message: 'Inicia sesión para continuar.',
};

export const signInNeeded: RefusalKind = {
  status: 401,
  icon: 'warning',
  message: 'Tu sesión terminó. Inicia sesión para continuar.',
};

export const badCredentials: RefusalKind = {
  status: 401,
  icon: 'error',
  message: 'El nombre de usuario o la contraseña no son correctos.',
};

export const badCurrentPassword: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Escribe tu contraseña para confirmar que eres tú.',
};

export const provisionalPassword: RefusalKind = {
  status: 403,
  icon: 'warning',
  message: 'Entraste con una contraseña provisional. Elige una tuya en «Mi Perfil» antes de seguir.',
};

export const notActive: RefusalKind = {
  status: 403,
  icon: 'warning',
  message:
    'Tu cuenta todavía no está activa. Abre el enlace que te enviamos por correo o pide que te lo enviemos otra vez.',
};

export const notActiveNoMail: RefusalKind = {
  status: 403,
  icon: 'warning',
  message:
    'Tu cuenta todavía no está activa. El instituto la activará pronto; vuelve a intentarlo más tarde.',
};

export const badCode: RefusalKind = {
  status: 400,
  icon: 'error',
  message: 'El enlace ya no sirve: venció o ya se usó. Pide uno nuevo.',
};

export const noLink: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Este correo ya no guarda un enlace: se envió, se usó o venció.',
};

export const blocked: RefusalKind = {
  status: 403,
  icon: 'warning',
  message:
    'El instituto bloqueó tu cuenta, y no puedes entrar. Tus resultados se conservan. Si crees que es un error, escríbele.',
};

export const factsMissing: RefusalKind = {
  status: 403,
  icon: 'warning',
  message:
    'Antes de seguir dinos en «Mi Perfil» tu género y tu fecha de nacimiento: el instituto no los tenía.',
};

export const ownBlock: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Es tu propia cuenta: no puedes bloquearla tú.',
};

export const alreadyBlocked: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'La cuenta ya estaba bloqueada.',
};

export const notBlocked: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'La cuenta no estaba bloqueada.',
};

export const emailNeeded: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Esta persona se registró con su correo y todavía espera su enlace ahí. Activa su cuenta primero, o escribe otro correo.',
};

export const withoutEmail: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'No tiene correo: dale su hoja de acceso.',
};

export const documentTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya hay una cuenta con ese documento. Búscala en Usuarios antes de agregar otra.',
};

export const weakPassword: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'Esa contraseña es fácil de adivinar. Prueba con tres o cuatro palabras que solo tú unirías, por ejemplo «lluvia-mesa-trompeta-9».',
};

export const usernameTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ese nombre de usuario ya existe. Elige otro.',
};

export const emailTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.',
};

export const birthDateInFuture: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'La fecha de nacimiento no puede ser posterior a hoy.',
};

export const notAllowed: RefusalKind = {
  status: 403,
  icon: 'error',
  message: 'No tienes permiso para hacer esto.',
};

export const notYours: RefusalKind = {
  status: 403,
  icon: 'error',
  message: 'Solo puedes ver y cambiar tus propios datos.',
};

export const identityIsFixed: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Desde que tomas un curso, tu nombre y tu documento se imprimen en tus certificados y ya no se cambian aquí. Pide el cambio en «Mi Perfil»: el instituto lo revisa.',
};

export const identityIsSo: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Tu nombre y tu documento ya están así.',
};

export const identityDecided: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ese pedido ya no espera: la persona lo retiró o alguien lo decidió. Mira cómo quedó.',
};

export const lastAdministrator: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Es la única cuenta de administrador activa. Nombra a otra persona antes de quitarla.',
};

export const tooManyChosen: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Son más de {most} personas: elige con los filtros o la búsqueda.',
};

export const tooManyLines: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Pega como máximo {most} líneas de una vez.',
};
