import type { legal as fr } from './fr.ts';

/** The texts around the legal pages. Their own texts are in `content/<locale>/legal`. */
export const legal = {
  storage: {
    caption: 'Lo que el navegador guarda para este sitio',
    name: 'Nombre',
    place: 'Dónde',
    purpose: 'Para qué sirve',
    consent: 'Consentimiento',
    lifetime: 'Duración',
  },
  places: {
    cookie: 'Cookie',
    localStorage: 'Almacenamiento local',
    sessionStorage: 'Almacenamiento de sesión',
  },
  categories: {
    essential: 'Necesario, sin consentimiento',
    analytics: 'Analítica',
    marketing: 'Publicidad',
  },
  lifetimes: {
    year: 'Un año',
    sixMonths: 'Seis meses',
    halfHour: 'Media hora, cinco horas y media si la prolongas',
    oneDay: 'Un día',
    nextPage: 'Hasta la página siguiente o, como máximo, hasta que cierres la pestaña',
    untilReceived: 'Hasta que el servidor la reciba',
    untilErased: 'Hasta que lo borres',
    untilWithdrawn: 'Hasta que retires el consentimiento',
    thirteenMonths: 'Trece meses como máximo',
  },
  purposes: {
    language: 'Recordar el idioma que has elegido',
    ownData: 'Abrir la página de tus datos, si la pediste',
    consent: 'Recordar tu elección de cookies',
    consentProof: 'Probar esa elección: la prueba espera aquí si no ha podido enviarse',
    consentReceipt: 'Encontrar la prueba de esta elección: su número, al azar',
    artistConsent:
      'Recordar tu respuesta a un artista, en una página con píxeles propios: el número de su prueba',
    pendingSimulation: 'Guardar una simulación o un lanzamiento por analizar hasta que el servidor lo reciba',
    typedForm: 'Conservar lo que has escrito en un formulario cuando cambias de idioma',
    helpfulVotes:
      'Contar una sola vez tu voto «Útil» en una opinión: un número aleatorio y las opiniones elegidas, desde tu primer voto',
    firstTouch: 'Recordar la campaña o el sitio que te trajo la primera vez',
    analytics: 'Google Analytics: distinguir las visitas',
    googleAds: 'Google Ads: relacionar un clic en un anuncio con una solicitud',
    meta: 'Píxel de Meta: relacionar un anuncio con una visita',
    tiktok: 'Píxel de TikTok: relacionar un anuncio con una visita',
    matching:
      'Píxeles de Meta y de TikTok, si la coincidencia avanzada está activada: número aleatorio propio de este sitio que acompaña a sus eventos',
  },
  policies: {
    label: 'Políticas de privacidad de los servicios de terceros',
    google: 'Política de privacidad de Google',
    meta: 'Política de privacidad de Meta',
    tiktok: 'Política de privacidad de TikTok',
    calendly: 'Política de privacidad de Calendly (reservas)',
  },
  former: {
    title: 'Versiones anteriores',
    link: 'Versión {number}',
    first: 'Versión original',
    period: 'en vigor del {from} al {until}',
    firstPeriod: 'en vigor hasta el {until}',
    notice: 'Esta versión ya no está en vigor. Lo estuvo del {from} al {until}.',
    firstNotice: 'Esta versión ya no está en vigor. Lo estuvo hasta el {until}.',
    values: 'Los datos del editor y las listas que calcula el sitio son los de hoy.',
    present: 'Leer la versión en vigor',
    description: 'Una versión que ya no está en vigor, conservada como referencia: {title}.',
  },
  french: {
    changed:
      'El texto francés ha cambiado desde esta traducción. En caso de diferencia, prevalece el texto francés.',
    read: 'Leer el texto en francés',
  },
} satisfies typeof fr;
