import { refusal } from '../refusal-kind.ts';

// Signing in, sessions, passwords, permission and personal data.

export const signInFirst = refusal(401, 'Inicia sesión para continuar.');
export const signInNeeded = refusal(401, 'Tu sesión terminó. Inicia sesión para continuar.');
export const badCredentials = refusal(401, 'El nombre de usuario o la contraseña no son correctos.', 'error');
export const badCurrentPassword = refusal(400, 'Escribe tu contraseña para confirmar que eres tú.');
export const secondStepNeeded = refusal(
  401,
  'Tu contraseña es correcta. Falta un paso: el código de tu aplicación, o uno de recuperación.',
);
export const badStepCode = refusal(
  400,
  'Ese código no es correcto. Escribe el que muestra ahora tu aplicación, o uno de recuperación. Si se repite, pon la hora automática en los ajustes de tu teléfono.',
  'error',
);
export const usedStepCode = refusal(
  400,
  'Ese código ya se usó. Espera a que tu aplicación muestre el siguiente: cambia cada 30 segundos.',
);
export const usedRecoveryCode = refusal(400, 'Ese código ya se usó el {date}. Prueba con otro de tu lista.');
export const clockIsSlow = refusal(
  400,
  'Ese código ya pasó: el reloj de tu teléfono va {minutes} min atrasado. Pon la hora automática en sus ajustes y escribe el código nuevo.',
);
export const stepIsOver = refusal(
  400,
  'Este paso ya no vale: pasaron diez minutos, ya entraste, o algo cambió en tu cuenta. Escribe otra vez tu contraseña.',
);
export const stepCodeNeeded = refusal(
  400,
  'Tu cuenta tiene un segundo paso: confirma que eres tú con el código de tu aplicación, no con tu contraseña.',
);
export const noAuthenticator = refusal(
  409,
  'Tu cuenta no tiene una aplicación de códigos por comprobar. Empieza otra vez.',
);
export const authenticatorIsOn = refusal(
  409,
  'El segundo paso de tu cuenta ya está activo. Quítalo primero si quieres usar otra aplicación; si te faltan los códigos de recuperación, crea diez nuevos.',
);
export const nothingToTakeAway = refusal(
  409,
  'Esta persona no tiene un segundo paso: para una contraseña nueva usa «Crear enlace u hoja de acceso».',
);
export const authenticatorUnreadable = refusal(
  409,
  'La clave del portal cambió, y tu aplicación de códigos ya no sirve. Pide al instituto el enlace para quien perdió el teléfono.',
);
export const thisSession = refusal(409, 'Es la sesión de este equipo. Para cerrarla pulsa «Salir».');
export const stepIsDue = refusal(
  403,
  'Quien administra este portal necesita un segundo paso para entrar. Actívalo en «Seguridad»: hasta entonces tu cuenta no puede hacer nada más.',
);
export const ownStepFirst = refusal(
  409,
  'Activa primero tu propio segundo paso, en «Seguridad». Así no te quedas fuera de lo que pides a los demás.',
);
export const noSecondStep = refusal(
  409,
  'Activa primero el segundo paso: los códigos de recuperación son para él.',
);
export const provisionalPassword = refusal(
  403,
  'Entraste con una contraseña provisional. Elige una tuya en «Mi Perfil» antes de seguir.',
);
export const provisionalOver = refusal(
  403,
  'Esa contraseña provisional ya venció: duraba 14 días. Pide otra al instituto, o usa «¿Olvidaste tu contraseña?».',
);
export const notActive = refusal(
  403,
  'Tu cuenta todavía no está activa. Abre el enlace que te enviamos por correo o pide que te lo enviemos otra vez.',
);
export const notActiveNoMail = refusal(
  403,
  'Tu cuenta todavía no está activa. El instituto la activará pronto; vuelve a intentarlo más tarde.',
);
export const badCode = refusal(400, 'El enlace ya no sirve: venció o ya se usó. Pide uno nuevo.', 'error');
export const noLink = refusal(404, 'Este correo ya no guarda un enlace: se envió, se usó o venció.');
export const blocked = refusal(
  403,
  'El instituto bloqueó tu cuenta, y no puedes entrar. Tus resultados se conservan. Si crees que es un error, escríbele.',
);
export const factsMissing = refusal(
  403,
  'Antes de seguir dinos en «Mi Perfil» tu género y tu fecha de nacimiento: el instituto no los tenía.',
);
export const ownBlock = refusal(409, 'Es tu propia cuenta: no puedes bloquearla tú.');
export const alreadyBlocked = refusal(409, 'La cuenta ya estaba bloqueada.');
export const notBlocked = refusal(409, 'La cuenta no estaba bloqueada.');
export const emailNeeded = refusal(
  409,
  'Esta persona se registró con su correo y todavía espera su enlace ahí. Activa su cuenta primero, o escribe otro correo.',
);
export const withoutEmail = refusal(409, 'No tiene correo: dale su hoja de acceso.');
export const documentTaken = refusal(
  409,
  'Ya hay una cuenta con ese documento. Búscala en Usuarios antes de agregar otra.',
);
export const usernameInTrash = refusal(
  409,
  'Ese nombre de usuario es de {name}, que está en la Papelera: restaura su cuenta o elige otro.',
);
export const emailInTrash = refusal(
  409,
  'Ese correo es de {name} ({username}), que está en la Papelera: restaura su cuenta en vez de agregar otra.',
);
export const documentInTrash = refusal(
  409,
  'Ese documento es de {name} ({username}), que está en la Papelera: restaura su cuenta en vez de agregar otra.',
);
export const administratorDeletedAlone = refusal(
  409,
  'Administra el portal: se queda. Quien administra se elimina de a uno, desde su fila.',
);
export const countDiffers = refusal(400, 'Escribe cuántas personas eliminas: {count}.');
export const weakPassword = refusal(
  400,
  'Esa contraseña es fácil de adivinar. Prueba con tres o cuatro palabras que solo tú unirías, por ejemplo «lluvia-mesa-trompeta-9».',
);
export const usernameTaken = refusal(409, 'Ese nombre de usuario ya existe. Elige otro.');
/** Another one of letters or digits that look alike. */
export const usernameLooksTaken = refusal(
  409,
  'Ese nombre de usuario se confunde a la vista con otro que ya existe. Elige otro.',
);
export const emailTaken = refusal(
  409,
  'Ya hay una cuenta con ese correo. Inicia sesión o recupera tu contraseña.',
);
export const birthDateInFuture = refusal(400, 'La fecha de nacimiento no puede ser posterior a hoy.');
export const notAllowed = refusal(403, 'No tienes permiso para hacer esto.', 'error');
export const notYours = refusal(403, 'Solo puedes ver y cambiar tus propios datos.', 'error');
export const documentIsFixed = refusal(
  409,
  'Este documento lo puso el instituto y ya no se cambia aquí. Pide el cambio en «Mi Perfil»: el instituto lo revisa.',
);
export const identityIsSo = refusal(409, 'Tu nombre y tu documento ya están así.');
export const identityDecided = refusal(
  409,
  'Ese pedido ya no espera: la persona lo retiró o alguien lo decidió. Mira cómo quedó.',
);
export const lastAdministrator = refusal(
  409,
  'Es la única cuenta de administrador activa. Nombra a otra persona antes de quitarla.',
);
export const tooManyChosen = refusal(409, 'Son más de {most} personas: elige con los filtros o la búsqueda.');
export const tooManyLines = refusal(400, 'Pega como máximo {most} líneas de una vez.');
