import type { contentErrors as fr } from './fr.ts';

export const contentErrors = {
  content_required: 'Este texto está vacío.',
  content_consent: 'Anota quién dio su consentimiento, cuándo y cómo, antes de publicar este testimonio.',
  content_link:
    'Un enlace empieza por https:// o, para una página de este sitio, por una barra. Para un correo, escribe mailto, dos puntos y la dirección.',
  content_link_dead:
    'Un enlace de este texto lleva a una página que no existe en este sitio o que no está en línea. Corrige su dirección.',
  content_link_anchor:
    'Un enlace de este texto lleva a un lugar de la página que no existe. Corrige lo que sigue al signo #.',
  content_link_language:
    'Un enlace a una página de este sitio se escribe sin idioma, como /contact: cada idioma lleva a la suya.',
  content_heading_order:
    'Ningún título precede a este subtítulo. Conviértelo en título o añade un título encima.',
  content_drawn: 'Elige lo que muestra este bloque, en su lista.',
  asks_equal:
    'Escribe al menos dos palabras iguales, separadas por el signo =: «anuncio = publicidad». O elige el pasaje que piden estas palabras.',
  asks_passage: 'Este pasaje no existe, o ya no. Elige uno de la lista.',
  asks_away: 'El sitio no entiende estas palabras de partida: no hay nada que quitar.',
  content_token:
    'Este nombre entre llaves no existe. Toma uno de la lista que hay debajo del campo o quita las llaves.',
  content_no_token: 'Este texto no puede llevar llaves: no tiene nombres que se rellenen solos. Quítalas.',
  content_term:
    'Este término no está en el glosario. Toma el de otro pasaje o escribe las palabras sin corchetes.',
  content_items: 'Un elemento de esta lista está repetido. Recarga la página e inténtalo de nuevo.',
  content_picture: 'Esta imagen ya no existe o no está lista. Elige otra.',
  content_items_min: 'Deja al menos un elemento visible.',
  content_items_max: 'Esta lista no puede ser más larga. Quita un elemento.',
  content_moment: 'Elige un minuto futuro, dentro de un año.',
  content_scheduled: 'Ya hay una publicación programada. Cancélala antes.',
  content_file:
    'Este archivo no es una exportación de los textos de este sitio, o es de una versión más reciente.',
  content_file_part: 'Esta parte no existe en este sitio.',
  content_file_language: 'Este idioma no existe en este sitio.',
  content_file_place: 'Este texto no tiene la forma de una exportación.',
  content_file_field: 'Este campo no existe en esta parte.',
  content_file_choice: 'Esta selección ya no corresponde al archivo. Vuelve a leerlo.',
  content_file_entry: 'Esta entrada no tiene la forma de una exportación.',
  content_file_twice: 'El archivo ya tiene esta entrada más arriba.',
  content_file_deleted: 'Esta página está eliminada en este sitio. Restáurala primero.',
  content_file_taken: 'Una página de este sitio ya tiene esta dirección.',
  content_file_guide: 'Ningún texto de esta guía se puede importar.',
  content_file_target:
    'La página de destino no está en línea en este sitio. Publícala y vuelve a leer el archivo.',
  content_file_loop: 'Esta redirección daría vueltas en círculo.',
  content_file_many: 'Mil entradas por lista como máximo.',
  content_untranslated: 'Aún en francés. Traduce este pasaje o di que sigue siendo correcto.',
  guide_address:
    'Al menos dos palabras, en minúsculas y sin acentos, unidas por guiones: «presupuesto-videoclip».',
  guide_taken: 'Esta dirección ya está ocupada. Elige otra.',
  guide_unknown: 'Esta guía ya no existe. Elige otra.',
  guide_french: 'Publica antes esta guía en francés: los demás idiomas la siguen.',
  guide_last: 'Es la última guía en línea: la página de las guías quedaría vacía.',
  address_form:
    'Una dirección de este sitio empieza por una barra y no lleva espacios ni acentos: «/antigua-guia».',
  address_prefix: 'Quita el idioma del principio: la redirección vale para los cuatro idiomas.',
  address_taken: 'Una página ya tiene esta dirección, o ya lleva a otra parte.',
  address_target: 'Elige una página en línea de este sitio.',
  address_loop: 'Esa página ya lleva a esta dirección: la redirección daría vueltas.',
  address_many: 'La lista está llena: elimina antes una dirección.',
} satisfies typeof fr;
