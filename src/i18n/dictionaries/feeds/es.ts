import type { feeds as fr } from './fr.ts';

export const feeds = {
  /** Shown beside a text that is in another language than the page. */
  inLanguage: 'en {language}',
  articles: {
    unavailable: 'Los artículos no están disponibles por el momento',
    loading: 'Cargando los artículos…',
    categories: {
      youtube: 'YouTube',
      meta: 'Meta',
      tiktok: 'TikTok',
      strategy: 'Estrategia',
    },
  },
  excerpt: {
    one: 'Extracto: se ha retirado un pasaje tras una denuncia',
    other: 'Extracto: se han retirado pasajes tras una denuncia',
  },
  reviews: {
    unavailable: 'No se han podido cargar las opiniones de Google',
    loading: 'Las opiniones se están cargando.',
    /** Shown instead of a list that is still empty. */
    retry: 'Reintentar',
    featured: 'Favorita',
    verified: 'Opinión verificada',
    verifiedHere: 'Opinión verificada: escrita por invitación personal',
    verifiedThere: 'Opinión verificada: {source} confirma que el autor fue cliente',
    /** The notice on every page that lists a sample review. */
    invented: 'Sitio de demostración: las opiniones cuya fuente es «{demo}» son inventadas.',
    /** Shown beside an average that includes samples. */
    counted: {
      one: 'La media incluye {count} opinión inventada.',
      other: 'La media incluye {count} opiniones inventadas.',
    },
    unnamed: 'Cliente',
    caption: '¡Un servicio excelente!',
    /** The disclosures beside a review: the month of the experience, and whether anything was given in return. */
    experience: 'Experiencia: {month}',
    campaignPlatform: 'Plataforma: {platform}',
    rewards: {
      none: 'Sin nada a cambio',
      given: 'Con algo a cambio',
      unknown: 'No se sabe si hubo algo a cambio',
    },
    answer: 'Respuesta de la agencia',
    kept: 'Una opinión escrita aquí se borra a los {years} años como máximo.',
    platforms: {
      site: 'Enviada en este sitio',
      demo: 'Ejemplo',
    },
  },
  reasons: {
    not_configured: 'Falta el identificador del widget',
    status: 'Error de la API de Featurable',
    invalid: 'Formato de datos no válido',
    timeout: 'Tiempo de espera agotado',
    unreachable: 'No se puede contactar con el servicio de opiniones',
  },
} satisfies typeof fr;
