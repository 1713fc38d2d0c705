/**
 * True for a phrase that looks like a name, a number, an address, a link, an e-mail or a code, which is never kept (spec
 * 6.20). Rather too much is left out than too little.
 */
export function isPersonal(typed: string): boolean {
  if (contact.test(typed) || manyDigits.test(typed)) return true;
  if (typed.split(/\s+/).some((token) => code.test(token))) return true;
  const words = plainWords(typed);
  const text = words.join(' ');
  return introduction.test(text) || street.test(text) || hasCapitalisedPair(typed) || words.some(isName);
}

/** The words of a text in small letters, without accents. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const contact = /@|\barroba\b|:\/\/|www\.|\.(?:com|org|net|gob|edu)\b/i;
/** The digits of a document, a telephone, a date of birth: five with little between them. */
const manyDigits = /(?:\d[^\p{L}\d]{0,3}){5}/u;
/** Letters and digits in one: 'XK4-99T', 'cert2024a'; not 'art.12', '2do' or '60%'. */
const code = /^(?!art\.?\d)(?=.*\p{L})(?=.*\d)(?!\d{1,2}\p{L}{1,3}$)[\p{L}\d-]{4,}$/iu;
const introduction =
  /\b(?:me llamo|mi nombre es|soy (?:don|dona|el senor|la senora))\b|\b(?:don|dona|sr|sra) \p{L}/u;
const street =
  /\b(?:calle|avenida|avda|av|pasaje|barrio|zona|urbanizacion|manzano|edificio|departamento|dpto) \p{L}+(?: \p{L}+)* \d|\b(?:nro|numero) \d/u;

/** Two words with capital letters one after the other, as names are written; not a whole text in capitals. */
function hasCapitalisedPair(typed: string): boolean {
  if (typed === typed.toUpperCase()) return false;
  return /(?:^|\s)\p{Lu}\p{Ll}+\s+(?:(?:de|del|la|los|y)\s+)*\p{Lu}\p{Ll}+/u.test(typed);
}

const isName = (word: string): boolean => names.has(word);

/**
 * Frequent given names and surnames of the region that say nothing else: 'rosa', 'paz', 'flores', 'pilar' and the like
 * are words too.
 */
const names = new Set(
  `aaron abigail abraham adela adelaida adolfo adrian adriana agustin agustina aida alan alberto alejandra
  alejandro alex alexander alexandra alexis alfonso alfredo alicia alvaro amalia amanda amelia ana anabel anahi
  analia andrea andres angela angelica angelina anita antonia antonio araceli ariel armando arturo aurelio
  beatriz benito benjamin bernardo berta betty boris brayan brenda bruno camila camilo carla carlos carlota
  carmen carolina catalina cecilia celestino celina christian cinthia claudia claudio cristian cristina
  cristobal cynthia damian daniel daniela danilo dante david debora delia diana diego dina doris edgar edith
  eduardo edwin efrain elena eliana elias elisa elizabeth eloisa elsa elva emilia emiliano emilio emma enrique
  erick erika ernesto esteban ester estela eugenia eugenio eulalia evangelina evelyn fabian fabiana fabiola
  facundo fanny federico felipe felix fermin fernanda fernando fidel filomena florencio francisca francisco
  freddy gabriel gabriela genaro genoveva gerardo german gilberto gisela giovanna gladys gonzalo graciela
  gregoria gregorio griselda guido guillermina guillermo gustavo hector heidi henry herminia hernan hilda
  horacio hugo humberto ignacio ines ingrid irene irma isaac isabel isabella ismael ivan ivonne jaime janet
  javier jenny jeronimo jessica jhon jimena joaquin joel johanna johnny jonathan jorge jose josefa josefina juan
  juana juanita judith julia julian juliana julieta justina karen karina karla katherine kevin laura lautaro
  leandro leonardo leonor leticia lidia liliana lorena lorenzo lucas lucia luciana luciano lucrecia luis luisa
  lupe magali magdalena manuel manuela marcela marcelo marcia marcos maria mariana mariano maribel mariela
  mario marisol marlene marta martha martin martina mateo matias matilde mauricio maximiliano mayra
  melisa miguel mijail milton miriam mirta moises monica nancy natalia nelida nelly nelson nestor nicanor
  nicolas nicolasa nilda noelia noemi nora norma octavio ofelia olga oscar osvaldo pablo pamela patricia
  patricio paola paula paulina pedro petrona priscila rafael raimundo ramiro ramon ramona raquel raul rebeca
  renato rene ricardo roberta roberto rocio rodolfo rodrigo rogelio rolando romina rosalia rosaura roxana ruben
  rufina ruth sabina samuel sandra sara saul sebastian sergio silvana silvia simon sofia sonia susana tatiana
  teodoro teofilo teresa tomas ulises valentin valentina valeria vanesa veronica vicenta vicente victor vilma
  virginia viviana vladimir walter wendy wilfredo william wilma wilson ximena yamile yesica yolanda zacarias
  zenobia zoila zulma acosta aguilar aguirre alvarado alvarez apaza arce arias ayala balderrama barrientos
  benitez cabrera calderon callisaya camacho canaviri carrasco cardenas cardozo carvajal castro cespedes chavez
  choque colque condori contreras crespo cuellar diaz dominguez encinas escalante escobar espinoza fernandez
  ferrufino figueroa galarza garcia gimenez gomez gonzales gonzalez guarachi gutierrez guzman hernandez herrera
  huanca ibarra illanes jimenez juarez justiniano lopez lozano machaca maldonado mamani mancilla marquez
  martinez mejia melgar mendez mendoza miranda mollinedo montano morales moscoso munoz navarro nogales nunez
  ochoa olivera oropeza ortega ortiz orellana pacheco padilla patzi pedraza peralta perez poma quinteros
  quintana quiroga quisbert quispe ramirez ramos rodriguez rojas romero ruiz saavedra salazar salvatierra
  sanchez sandoval solis soto suarez surco tapia ticona torrez torrico ugarte urquidi valdez valdivia vallejos
  vargas vasquez velasco velasquez vidal villanueva villarroel yapura yujra zabala zambrano zapata zarate
  zegarra zeballos zelaya zuniga`.split(/\s+/),
);
