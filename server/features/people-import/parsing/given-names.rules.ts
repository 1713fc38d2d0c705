/**
 * Given names that are no surnames, without accents, which reveal the order of names in a list. It need not be
 * complete: a list has many.
 */
const list = `abel abigail abraham adela adelaida adolfo adrian adriana agustina aida alan alba alberto alejandra alejandro
alex alexandra alexander alfredo alicia alison alma alvaro amalia amanda amelia ana anabel anahi andrea andres angela angelica
angelina anita antonia antonieta antonio antonella ariel arturo asunta augusto aurelia aurelio aurora axel beatriz belen benita
bernarda bernardina bertha berta betty bianca blanca boris brayan bruno camila candelaria carla carlos carlota carmen carmela
carolina casimira catalina cecilia celestina celia celina cesar cintia cinthya clara claudia claudio clemencia concepcion
constanza cristian christian cristina cristobal cynthia dalia daniel daniela danitza dario david dayana debora delfina delia
deysi diana diego dina dionisia domitila dora doris dunia edgar edith edmundo eduarda eduardo edwin efrain elba elena eleonor
eliana elias elisa eliseo elizabeth elsa elva elvira emilia emiliana emilio emma enrique enriqueta epifania eric erick erika
ernesto ernestina esteban estela esther estefania eufemia eugenia eugenio eulalia eusebia eusebio eva evelin evelyn fabian
fabiana fabiola fabricio facundo fanny federico felipa felisa felix fermina fernanda fernando fidel filomena flavia flora
florencia florentina francisca francisco freddy gabriel gabriela genoveva georgina gerardo german gertrudis gilda gimena gisela
giovanna giovanni gladys gloria gonzalo gregoria gregorio griselda grover guadalupe guido guillermina guillermo gustavo
heidi helen helena henry heriberto hernan hilaria hilda hortensia hugo humberto ignacio ilda ines ingrid irene iris irma isaac
isabel isidora ismael israel ivan ivana ivonne jacinta jacqueline javier jaime janet janeth jazmin jeanette jenny jesica jessica
jesus jhon jhonny jhoselin jimena joaquin joel johana john jonathan jorge jose josefa josefina josue juan juana juanita judith
julia juliana julieta julio karen karina karla katherine kevin lady laura leandro leidy leila lenny leonor leonardo leticia
lidia ligia lilian liliana limber lisbeth liz lizeth lola lorena lorenza lourdes lucia luciana luciano lucila lucio lucrecia
ludwing luis luisa luz lydia mabel macaria magali magaly magdalena manuel manuela marcela marcelina marcelo marcia marco
margarita maria mariana mariano maribel maricela mariela marilin marina mario marisol maritza marlene marta martha martina
mateo matilde mauricio maximiliana maximo maya melisa melissa mercedes micaela miguel miguelina milagros milenka milton miriam
mirian mirna mirtha modesta moises monica myriam nadia nancy natalia natividad nayeli nelida nelly nelson nestor nicolas nicolasa
nicole nilda nilo noelia noemi nora norah norma octavio odalys ofelia olga omar orlando oscar osvaldo pablo paola paula paulina
pamela patricia patricio paulino pedro petrona pilar placida primitiva prudencia rafael rafaela ramiro ramona raquel raul rebeca
reina reinaldo rene ricardo richard rigoberto rita roberta roberto rocio rodrigo rogelio rolando romina romulo ronald rosa
rosalia rosario rosaura rosenda rosmery roxana ruben rufina ruth sabina sabrina samuel sandra santusa sara saturnina saul
sebastian segundina selena serafina sergio shirley silvana silvia silverio simona sofia soledad sonia susana tania tatiana
telma teodora teofila teresa tereza tito tomasa ubaldo ulises ursula valentina valeria vanesa vanessa veronica vicenta victor
victoria vilma violeta virginia viviana vladimir walter wendy wilfredo wilma wilson wilmer ximena yamil yenny yesenia yolanda
yoselin zaida zenobia zoila zulema zulma`;

export const givenNames: ReadonlySet<string> = new Set(list.split(/\s+/));
