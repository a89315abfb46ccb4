import type { accessibility as fr } from './fr.ts';

/** The accessibility statement, in the order of the official template. */
export const accessibility = {
  meta: {
    title: 'Declaración de accesibilidad',
    description:
      'La conformidad del sitio con la norma francesa RGAA, según una auditoría pública: qué se cumple, qué no y qué falta por comprobar.',
  },
  crumb: 'Accesibilidad',
  title: 'Declaración de accesibilidad',
  lead: 'Una declaración voluntaria. Decimos qué funciona, qué no y qué no ha comprobado nadie todavía.',
  /** The state under the law, then why. */
  states: {
    full: 'Totalmente conforme con el RGAA {rgaa}',
    partial: 'Parcialmente conforme con el RGAA {rgaa}',
    below: 'No conforme con el RGAA {rgaa}',
    unfinished: 'No conforme con el RGAA {rgaa}: auditoría en curso',
    expired: 'No conforme con el RGAA {rgaa}: auditoría caducada',
  },
  /** `{rate}` is the share of the decided, applicable criteria. */
  results: {
    finished:
      'Se cumplen {respected} de los {applicable} criterios aplicables, en todas las páginas de la muestra.',
    unfinished:
      'Se cumplen {respected} de los {applicable} criterios aplicables o por comprobar, en todas las páginas de la muestra. Mientras quede un criterio sin comprobar, el estado sigue siendo «no conforme», sean cuales sean los demás.',
    audit: 'Auditoría interna del {day}, válida hasta el {until}.',
  },
  legend: {
    C: { one: '{count} cumplido', other: '{count} cumplidos' },
    NC: { one: '{count} no cumplido', other: '{count} no cumplidos' },
    NA: { one: '{count} no aplicable', other: '{count} no aplicables' },
    NT: { one: '{count} por comprobar', other: '{count} por comprobar' },
  },
  order: '{count} criterios, en el orden de la norma',
  commitment: {
    title: 'Compromiso',
    text: '{name} se compromete a hacer accesible su sitio, conforme al artículo 47 de la ley francesa n.º 2005-102 de 11 de febrero de 2005.',
    scope:
      'Esta declaración se aplica a {site}, incluidas las páginas de lanzamiento. No cubre el panel de administración, reservado a la agencia.',
  },
  state: {
    title: 'Estado de conformidad',
    text: {
      full: '{site} es totalmente conforme con la norma francesa de accesibilidad RGAA, versión {rgaa}.',
      partial:
        '{site} es parcialmente conforme con la norma francesa de accesibilidad RGAA, versión {rgaa}, por los incumplimientos que se enumeran más abajo.',
      below:
        '{site} no es conforme con la norma francesa de accesibilidad RGAA, versión {rgaa}, por los incumplimientos que se enumeran más abajo.',
      unfinished:
        '{site} no es conforme con la norma francesa de accesibilidad RGAA, versión {rgaa}: la auditoría no ha terminado.',
      expired:
        '{site} no es conforme con la norma francesa de accesibilidad RGAA, versión {rgaa}: la auditoría ya no está en vigor.',
    },
    tests: 'Resultados de las pruebas',
    rate: 'La auditoría interna muestra que se cumple el {rate} % de los criterios aplicables; un criterio por comprobar cuenta como no cumplido.',
  },
  content: {
    title: 'Contenido no accesible',
    defects: 'Incumplimientos',
    lead: 'Cada defecto tiene su plan y una fecha.',
    none: 'La auditoría no ha encontrado incumplimientos.',
    columns: { criterion: 'Criterio', note: 'Qué dificulta el acceso', due: 'Corregido antes del' },
    meanwhile: 'Mientras tanto: {text}',
    plan: 'Previsto: {text}',
    pages: 'Páginas: {names}.',
    untested: 'Aún sin comprobar',
    exemptions: 'Excepciones por carga desproporcionada',
    noExemption: 'Ninguna.',
    others: 'Contenido fuera de la obligación de accesibilidad',
    othersText:
      'Los reproductores de música y de vídeo y la agenda de reservas de terceros, que solo se cargan si lo pides, y el texto de las opiniones tal como lo escribieron sus autores.',
  },
  made: {
    title: 'Cómo se ha hecho esta declaración',
    text: 'Esta declaración se hizo el {day}.',
    by: 'La auditoría la ha hecho:',
    technologies: 'Tecnologías utilizadas',
    environment: 'Entorno de prueba',
    tools: 'Herramientas utilizadas',
    pages: 'Páginas comprobadas',
    sample:
      'Las páginas de lanzamiento se comprueban con un ejemplo de cada modelo, y su formulario de recordatorio con el de un álbum.',
  },
  contact: {
    title: 'Comentarios y contacto',
    text: '¿Una página te bloquea? Dinos cuál: tendrás una respuesta en siete días y otra forma de conseguir lo que buscabas.',
    action: 'Avisar de un problema de accesibilidad',
    mail: 'O por correo:',
  },
  appeal: {
    title: 'Vías de recurso',
    text: 'Si nos has avisado de un defecto que te impide acceder a un contenido o a un servicio y la respuesta no te ha convencido, puedes acudir al Défenseur des droits francés:',
    message: 'enviarle un mensaje',
    delegate: 'ver a su delegado más cercano',
    post: 'por correo, gratis y sin sello: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
  criteria: {
    title: 'Los {count} criterios, uno por uno',
    text: 'El enunciado es el de la norma oficial, en francés (DINUM, Licence Ouverte 2.0). El texto francés prevalece.',
    topics: [
      'Imágenes',
      'Marcos',
      'Colores',
      'Multimedia',
      'Tablas',
      'Enlaces',
      'Scripts',
      'Elementos obligatorios',
      'Estructura de la información',
      'Presentación de la información',
      'Formularios',
      'Navegación',
      'Consulta',
    ],
    states: { C: 'Cumplido', NC: 'No cumplido', NA: 'No aplicable', NT: 'Por comprobar' },
    how: { test: 'por un programa', hand: 'leyendo las páginas', both: 'por un programa y leyendo' },
  },
} satisfies typeof fr;
