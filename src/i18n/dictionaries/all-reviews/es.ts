import type { allReviews as fr } from './fr.ts';

/** The page of all reviews. SAMPLE CONTENT: the six testimonials are examples that we wrote; the page states that. */
export const allReviews = {
  meta: {
    title: 'Todas las opiniones, buenas y no tan buenas',
    description:
      'Todas las opiniones publicadas sobre nuestras campañas musicales, por fuente y por nota, y cómo se recogen, se verifican y se ordenan.',
  },
  title: 'Todas las opiniones',
  lead: 'Las buenas, las tibias y las malas. Más abajo te contamos de dónde salen y qué comprobamos.',
  /** Sample content: invented texts and names (docs/product.md, Reviews). */
  examples: {
    title: 'Así es una opinión útil',
    text: 'Seis ejemplos escritos por nosotros: estos artistas no existen. Sus palabras muestran lo que cuenta una opinión útil; no entran ni en la media ni en el número de opiniones.',
    badge: 'Ejemplo',
    items: [
      {
        text: 'Mi primer videoclip. Pararon el anuncio más caro antes de que lo pidiera y me explicaron por qué.',
        author: 'Ariel X.',
        about: 'Canción de autor, YouTube',
      },
      {
        text: 'El informe cabe en una página. Me habría gustado elegir los fragmentos con ellos.',
        author: 'DJ Muestra',
        about: 'Electrónica, TikTok',
      },
      {
        text: 'Me aconsejaron esperar a la mezcla final antes de gastar. Esperé, y tenían razón.',
        author: 'Noa X.',
        about: 'Rap, Meta',
      },
      {
        text: 'Llegaron las visualizaciones; los suscriptores, menos. El informe lo dice sin rodeos y propone otro público.',
        author: 'Los Ficticios',
        about: 'Rock, YouTube',
      },
      {
        text: 'Los primeros días fueron decepcionantes. Rehicieron la segmentación y llegaron las reproducciones.',
        author: 'Alex X.',
        about: 'Folk, Spotify',
      },
      {
        text: 'Varios artistas, un solo interlocutor, un solo panel. Para un sello pequeño, es tiempo ganado.',
        author: 'Sello de Ejemplo',
        about: 'Sello independiente, Meta',
      },
    ],
  },
  reviews: {
    title: 'Las opiniones publicadas',
    empty: 'Aún no hay ninguna opinión publicada. La primera aparecerá aquí, tenga la nota que tenga.',
    average: 'sobre 5 de media',
    noAverage: 'Todavía no hay ninguna nota',
    published: 'Opiniones publicadas',
    rated: 'Notas recibidas',
    hidden: {
      one: '{count} opinión de otro sitio está oculta, por un motivo que guarda nuestro registro. Su nota cuenta en la media y en el reparto.',
      other:
        '{count} opiniones de otros sitios están ocultas, cada una por un motivo que guarda nuestro registro. Sus notas cuentan en la media y en el reparto.',
    },
    distribution: 'Reparto de las notas',
    level: '{rating} sobre 5: {count}',
    filters: {
      label: 'Filtrar las opiniones',
      source: 'Fuente',
      rating: 'Nota',
      all: 'Todas',
      others: 'Otras fuentes',
      unrated: 'Sin nota',
      reset: 'Mostrar todo',
      shown: 'Opiniones mostradas: {count} de {total}',
      none: 'Ninguna opinión cumple los dos filtros. Cambia uno o muestra todo.',
    },
  },
  method: {
    title: 'De dónde salen estas opiniones y qué comprobamos',
    items: [
      {
        term: 'Recogidas',
        text: 'De dos maneras. En este sitio, donde un cliente puede escribir con invitación o sin ella; la invitación es un enlace personal de un solo uso. Y en servicios públicos como Google, cuyas opiniones mostramos sin escogerlas.',
      },
      {
        term: 'Verificadas, o no',
        text: 'La marca «{verified}» significa una sola cosa: la opinión procede de una invitación utilizada o de un servicio que comprueba por sí mismo que el autor fue cliente. Sin ella, no hemos podido asegurarnos de que lo fuera. Google, por ejemplo, no lo comprueba.',
      },
      {
        term: 'Publicadas',
        text: 'Una persona lee cada opinión enviada aquí antes de publicarla. Se publica tal como se escribió, tenga la nota que tenga: ninguna opinión se descarta ni se retira por ser negativa. En {days} días como máximo, se publica o se rechaza.',
      },
      {
        term: 'Rechazadas',
        text: 'Una opinión enviada aquí solo se rechaza por uno de estos motivos: {grounds}. Cada decisión queda en un registro que no se borra. El autor siempre recibe el motivo en el correo que dejó; sin correo, el enlace de su invitación lo muestra durante un año.',
      },
      {
        term: 'Ocultas',
        text: 'Una opinión que procede de un servicio solo se oculta por un motivo escrito: insulta, expone la vida privada de alguien, hace publicidad o habla de otra empresa. El motivo queda en el mismo registro, la opinión se puede mostrar de nuevo y la página dice cuántas están ocultas. Una mala nota no es un motivo, y la nota de una opinión oculta sigue contando.',
      },
      {
        term: 'Mostradas',
        text: 'No reescribimos nada. Un pasaje que se retira tras una denuncia se sustituye por «[…]», y la opinión lleva la mención «Extracto». El nombre se reduce al nombre de pila y una inicial; un comentario largo se corta y termina con puntos suspensivos. Una nota máxima sin comentario lleva una frase nuestra, sin comillas. Si respondemos a una opinión, nuestra respuesta aparece debajo, con su fecha, en el idioma en que la escribimos.',
      },
      {
        term: 'Ordenadas',
        text: 'En esta página, de la más reciente a la más antigua; las que no tienen fecha, al final: la nota no influye. La portada muestra primero las notas más bajas. «{featured}» marca automáticamente una opinión con la nota máxima y un comentario detallado, sin hacerla subir.',
      },
      {
        term: 'Contadas',
        text: 'La media y el reparto abarcan todas las opiniones publicadas y las de otros sitios que están ocultas; solo cuentan las notas recibidas. Una opinión sin nota se muestra sin barras y no entra en ninguna media.',
      },
      {
        term: 'Útiles',
        text: 'Un clic en «{helpful}» cuenta una vez por navegador y no cambia ni el orden ni la media. El contador empieza en cero.',
      },
      {
        term: 'Fechadas y conservadas',
        text: 'Junto a la fecha de una opinión figuran el mes de la experiencia, cuando se conoce, y si hubo algo a cambio: lo declara el autor y lo recoge la invitación. Una opinión escrita aquí se borra {years} años después de escribirse, o antes si su autor lo pide. La que procede de un servicio desaparece con el original.',
      },
    ],
    report: '¿Una opinión te parece falsa o quieres retirar la tuya? Escríbenos:',
  },
} satisfies typeof fr;
