import type { SettingName } from './portal-settings.ts';

/** The name of a setting in a sentence: 'el logo'. */
export const settingNouns: Record<SettingName, string> = {
  name: 'el nombre',
  shortName: 'el nombre corto',
  slogan: 'el lema',
  institute: 'la institución',
  contactEmail: 'el correo de contacto',
  phone: 'el teléfono',
  address: 'la dirección',
  hours: 'el horario',
  heroTitle: 'el título grande',
  heroText: 'la frase debajo',
  welcomeTitle: 'el título de bienvenida',
  welcomeText: 'el texto de bienvenida',
  promiseText: 'la frase de los 80 puntos',
  bannerText: 'la invitación a escribir',
  footerText: 'la frase del pie',
  senderName: 'el remitente',
  currency: 'la moneda',
  logo: 'el logo',
  icon: 'el icono',
  sharePicture: 'la imagen al compartir',
  brandColour: 'el color de la casa',
  sunColour: 'el color del botón',
};

/** 'El logo': before its value. */
export const settingTitle = (name: SettingName): string =>
  `${settingNouns[name].charAt(0).toUpperCase()}${settingNouns[name].slice(1)}`;
