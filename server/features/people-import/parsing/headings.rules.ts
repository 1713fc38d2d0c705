import type { NameOrder, PeopleField } from '../../../../contract/people-import/fields.ts';
import { plainWords } from './plain-words.rules.ts';

/** Usual headings of lists, without case, accents and punctuation. */
const written: Record<PeopleField, string> = {
  fullName:
    'nombre completo|nombres completos|nombre y apellido|nombre y apellidos|nombres y apellidos|nombres y apellido|' +
    'nombre apellido|nombres apellidos|apellidos y nombres|apellido y nombre|apellidos y nombre|apellido y nombres|' +
    'apellidos nombres|apellido nombre|participante|participantes|alumno|alumna|alumnos|estudiante|estudiantes|persona|' +
    'personas|afiliado|afiliada|afiliados|asegurado|asegurada|funcionario|funcionaria|empleado|empleada|trabajador|' +
    'trabajadora|socio|socia|beneficiario|beneficiaria|inscrito|inscrita|asistente|nombre del participante|' +
    'nombre del afiliado|nombre del asegurado|nombre del trabajador|nombre del empleado|nombre del estudiante|' +
    'nombre completo del participante|nombre y apellidos completos|full name|name|nombre o razon social|' +
    'apellidos y nombres completos|nombres y apellidos completos|nombre completo del afiliado',
  firstName:
    'nombres|primer nombre|segundo nombre|nombre 1|nombre 2|1er nombre|2do nombre|nombre de pila|first name|firstname|' +
    'given name|nombre s|otros nombres|tercer nombre',
  lastName:
    'apellidos|apellido|primer apellido|segundo apellido|apellido paterno|apellido materno|ap paterno|ap materno|paterno|' +
    'materno|apellido 1|apellido 2|1er apellido|2do apellido|last name|lastname|surname|apellido s|apellido casada|' +
    'apellido de casada|ap casada|apellido esposo|family name|apaterno|amaterno|a paterno|a materno',
  document:
    'ci|c i|carnet|carne|carnet de identidad|carne de identidad|nro carnet|no carnet|numero de carnet|n carnet|cedula|' +
    'cedula de identidad|cedula identidad|nro cedula|numero de cedula|nro ci|no ci|n ci|numero ci|numero de ci|ci nro|' +
    'ci numero|dni|documento|documento de identidad|doc identidad|doc|nro documento|nro de documento|numero documento|' +
    'numero de documento|no documento|n documento|num documento|num doc|nro doc|doc id|identificacion|' +
    'numero de identificacion|nro identificacion|no de identificacion|cc|rut|run|dpi|cuil|curp|pasaporte|id number|' +
    'numero de cedula de identidad|numero de carnet de identidad|documento identidad|documento nacional de identidad|' +
    'n de documento|nº documento|n° documento|nº ci|n° ci|n° carnet|nº carnet|ci nit|cedula o pasaporte|ci o pasaporte|' +
    'no de documento|no de ci|nro de ci|nro de carnet|nro de cedula|no de carnet|no de cedula|n° de documento|' +
    'n° de carnet|n° de cedula|n° dni|nº dni|nro dni|numero de dni',
  documentIssued:
    'expedido|expedido en|exp|ext|extension|lugar de expedicion|expedicion|complemento|comp|compl|lugar expedicion|' +
    'ci exp|ci ext|departamento ci|exp ci',
  email:
    'correo|correos|correo electronico|e mail|email|mail|e mails|emails|correo e|correo personal|correo institucional|' +
    'correo corporativo|direccion de correo|direccion de correo electronico|direccion electronica|direccion email|' +
    'direccion de email|e correo|cuenta de correo|correo de contacto|correo gmail|gmail|email address|e mail personal',
  phone:
    'telefono|telefonos|celular|celulares|cel|movil|telefono celular|telefono movil|telf|tel|tlf|fono|nro celular|' +
    'no celular|numero de celular|numero celular|nro de celular|n celular|whatsapp|wsp|whats app|numero de telefono|' +
    'nro telefono|nro de telefono|telefono de contacto|contacto|nro de contacto|phone|mobile|telefono whatsapp|' +
    'celular whatsapp|telefono celular whatsapp|n° celular|nº celular|n° de celular|no de celular|telf celular|' +
    'telefono fijo|numero de contacto|celular personal',
  birthDate:
    'fecha de nacimiento|fecha nacimiento|fecha nac|fecha de nac|f nacimiento|f nac|f de nacimiento|f de nac|fec nac|' +
    'fec nacimiento|fech nac|fecnac|fechanac|fecha nacim|fecha de nacim|nacimiento|nacido|nacida|fdn|fn|f n|cumpleanos|' +
    'birth date|birthdate|date of birth|dob|fecha nto|fec de nac|fec de nacimiento|fnac|fnacimiento|fechanacimiento',
  gender: 'genero|sexo|sex|gender|gen|sx|genero sexo|sexo genero|m f|f m|h m',
  username: 'usuario|nombre de usuario|nombre usuario|user|username|user name|login|id usuario|cuenta',
  group:
    'grupo|empresa|institucion|organizacion|cohorte|paralelo|turno|generacion|promocion|seccion|entidad|compania|' +
    'razon social|lugar de trabajo|empleador|sucursal|regional|agencia|oficina|unidad|area|company|group|' +
    'nombre de la empresa|empresa o institucion|empresa institucion|institucion o empresa|nombre del grupo|equipo',
  course:
    'curso|cursos|nombre del curso|nombre de curso|curso inscrito|curso al que se inscribe|inscribir en|inscripcion|materia|' +
    'asignatura|taller|diplomado|capacitacion|course',
};

const fieldOf = new Map<string, PeopleField>(
  Object.entries(written).flatMap(([field, names]) =>
    names.split('|').map((name): [string, PeopleField] => [name, field as PeopleField]),
  ),
);

/**
 * The field of a column by its heading; undefined = unknown. 'Nombre' alone depends on its neighbours (guess-columns).
 */
export function fieldOfHeading(title: string): PeopleField | undefined {
  const whole = plainWords(title);
  // the first part of 'Fecha de nacimiento (dd/mm/aaaa)' and 'CI / DNI' is enough
  const parts = [title.split(/[([{]/)[0] ?? '', ...title.split(/[/|,;:(]/)].map(plainWords);
  for (const name of [whole, ...parts]) {
    const field = fieldOf.get(name);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** The heading 'Nombre': given names beside surnames, otherwise the whole name. */
export const isBareName = (title: string): boolean => /^(?:el )?nombres?$/.test(plainWords(title));

/** The order of whole names, by the heading; undefined = unknown. */
export function orderOfHeading(title: string): NameOrder | undefined {
  const name = plainWords(title);
  if (/\bapellidos?\b.*\bnombres?\b/.test(name)) return 'surnamesFirst';
  if (/\bnombres?\b.*\bapellidos?\b/.test(name)) return 'namesFirst';
  return undefined;
}
