import type { ourFigures as fr } from './fr.ts';

export const ourFigures = {
  meta: {
    title: 'Nuestras cifras: qué cuentan y en qué se basan',
    description:
      'Cada cifra que la agencia da sobre sí misma: qué cuenta, en qué periodo, de dónde sale, cuándo se comprobó y hasta cuándo vale.',
  },
  title: 'Nuestras cifras',
  lead: 'Cada cifra que la agencia da sobre sí misma, qué cuenta, de dónde sale y hasta cuándo vale.',
  list: 'Las cifras de la agencia',
  none: {
    title: 'Ninguna cifra por ahora.',
    text: 'Una cifra de la agencia sobre sí misma (campañas, artistas, resultados) aparece aquí, y en el resto del sitio, cuando se ha comprobado. El día en que deja de estar al día, desaparece de todas las páginas. Los precios, los plazos y las medias de las guías son orientativos y no están en esta lista.',
    contact: 'Escríbenos',
  },
  /** The pages that show the figure. */
  shownOn: 'Aparece en',
  scope: 'Alcance',
  basis: 'Base',
  checked: 'Comprobada',
  checkedOn: 'el {day}',
  validUntil: 'hasta el {day}',
  noBasis: 'Ningún documento publicado.',
  example: 'Cifra de demostración, sin comprobar por la agencia.',
  /** Shown above figures of a demonstration: all of them are examples, or only the named ones. */
  examples: {
    mark: 'Ejemplo',
    all: 'Cifras de demostración, sin comprobar por la agencia.',
    some: 'Cifras de demostración, sin comprobar por la agencia: {names}.',
  },
  method:
    'Una cifra se retira de todas las páginas cuando pasa su fecha, o cuando dos páginas dan dos números para lo mismo. Los precios, los plazos y las medias de las guías son orientativos y no están en esta lista.',
  newTab: '(pestaña nueva)',
  footer: 'Nuestras cifras',
  source: 'De dónde sale esta cifra',
  sources: 'De dónde salen estas cifras',
  /** Replaces the two texts above for a figure of a demonstration. */
  exampleSource: 'Ejemplo: cifra sin comprobar',
  exampleSources: 'Ejemplo: cifras sin comprobar',
  coverage: {
    label: 'de las campañas juzgadas terminó en el rango mostrado al cliente',
    said: 'De {judged} campañas juzgadas en los últimos dos años, {inside} terminaron en el rango mostrado (entre el {low} y el {high} con un {confidence} de confianza).',
    without: {
      one: 'Una campaña sin resultado no se cuenta.',
      other: '{count} campañas sin resultado no se cuentan.',
    },
    measured: 'Medido',
    apart: 'En detalle',
    views: 'YouTube, en visualizaciones: {inside} de {judged}',
    impressions: 'Meta y TikTok, en impresiones: {inside} de {judged}',
    basis:
      'Lo calcula el sitio, para el importe gastado, con todas las campañas de las que se mostró un rango. Esta cifra desaparece por sí sola cuando hay menos de {least} campañas juzgadas.',
  },
  labels: {
    renewal: 'de los clientes renueva',
    independent: 'de clientes independientes',
    'meta-showcase': 'Una campaña de Meta Ads, de principio a fin',
    'spotify-showcase': 'Una campaña de Spotify Ads, de principio a fin',
  },
  figures: {
    'meta.showcase.views': 'visualizaciones',
    'meta.showcase.viewers': 'personas distintas',
    'meta.showcase.uniqueReach': 'de alcance único',
    'meta.showcase.interactions': 'interacciones',
    'meta.showcase.engagement': 'de interacción',
    'meta.showcase.growth': 'de crecimiento',
    'meta.showcase.days': 'duración de la campaña',
    'spotify.showcase.streams': 'reproducciones',
    'spotify.showcase.listeners': 'oyentes únicos',
    'spotify.showcase.saves': 'guardados y seguidores',
    'spotify.showcase.audioCompletion': 'escuchó el anuncio entero',
    'spotify.showcase.videoClickRate': 'hizo clic en el vídeo',
    'spotify.showcase.costPerStream': 'por reproducción',
    'spotify.showcase.playlists': 'playlists nuevas',
    'spotify.showcase.days': 'duración de la campaña',
  },
} satisfies typeof fr;
