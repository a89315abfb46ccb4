import type { articles as fr } from './fr.ts';

export const articles: typeof fr = {
  meta: {
    title: 'Artículos sobre publicidad musical',
    description:
      'Campañas, lanzamientos, públicos y presupuestos: los artículos de nuestro blog por categoría, con el tiempo de lectura de cada uno.',
  },
  title: 'Artículos',
  lead: 'Los artículos del blog, del más reciente al más antiguo.',
  written: 'Los artículos están escritos en {language}.',
  categories: 'Categorías',
  all: 'Todos',
  list: 'Los artículos anteriores',
  listAlone: 'Todos los artículos',
  minutes: '{minutes} min',
  reading: 'de lectura',
  count: { one: '{count} artículo', other: '{count} artículos' },
  paging: {
    label: 'Páginas de artículos',
    page: 'Página {page} de {pages}',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  rss: 'Canal RSS',
  empty: {
    title: 'Todavía no hay artículos.',
    text: 'Los artículos de nuestro blog aparecerán aquí. Mientras tanto, nuestras guías responden a las preguntas sobre presupuesto, segmentación y medición.',
    guides: 'Leer las guías',
    blog: 'Abrir el blog',
  },
  sample: {
    mark: 'Ejemplo',
    list: 'Estos artículos son ejemplos inventados que muestran la página antes de conectar el blog.',
    article: 'Este artículo es un ejemplo inventado.',
  },
  contents: 'En este artículo',
  guide: {
    label: 'La guía que lo acompaña',
    read: 'Leer la guía',
  },
  call: {
    title: '¿Y tu canción, cuántas visualizaciones?',
    budget: '{budget} de publicidad en YouTube, en Europa, honorarios aparte',
    text: 'Seis preguntas, una estimación, sin compromiso.',
    action: 'Estimar mi campaña',
  },
  origin: 'Artículo tomado del blog de la agencia, actualizado el {date}.',
  original: 'Ver el original',
  report: 'Avisar de un error',
  back: 'Todos los artículos',
  missing: {
    text: 'Imagen que sigue en el blog: {alt}',
    open: 'Ver la imagen',
    unnamed: 'Imagen que quedó en el blog',
  },
  /** Content of an article that this site does not show: a line with a link replaces it. */
  left: {
    text: 'Quedó en el blog: {what}',
    what: { audio: 'un sonido', video: 'un vídeo', form: 'un formulario', content: 'un contenido' },
    open: 'Abrir en el blog',
    audio: 'Escuchar',
    video: 'Ver el vídeo',
  },
  embed: {
    video: 'Vídeo alojado por {vendor}',
    audio: 'Reproductor alojado por {vendor}',
    note: 'No se carga nada antes de tu clic. Después, {vendor} recibe tu dirección IP y puede instalar cookies.',
    loadVideo: 'Cargar el vídeo de {vendor}',
    loadAudio: 'Cargar el reproductor de {vendor}',
    open: 'Abrir en {vendor}',
    elsewhere: 'Contenido alojado por {host}',
  },
  table: 'Tabla con desplazamiento',
  code: 'Código con desplazamiento',
  feed: {
    title: 'Artículos de {brand}',
    description: 'Los artículos del blog de {brand}, a medida que se publican.',
  },
};
