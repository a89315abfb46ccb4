import type { layout as fr } from '../fr/layout.ts';

/** Header, footer and what every page shares. */
export const layout = {
  skip: 'Ir al contenido',
  nav: {
    label: 'Navegación principal',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    services: 'Servicios',
    about: 'La agencia',
    guides: 'Guías',
    articles: 'Artículos',
    reviews: 'Opiniones',
    faq: 'Preguntas',
    contact: 'Contacto',
    simulate: 'Simular mi campaña',
    home: '{brand}, volver al inicio',
  },
  language: {
    label: 'Idioma del sitio',
    current: 'Idioma: {name}',
    names: { fr: 'Français', en: 'English', es: 'Español', pt: 'Português' },
  },
  footer: {
    pitch: 'Campañas publicitarias para artistas y sellos, con el precio por delante y las cifras después.',
    partner: 'Comprobar nuestra insignia de partner',
    navigation: 'Navegación',
    resources: 'Recursos',
    blog: 'Blog',
    glossary: 'Glosario',
    simulator: 'Simulador de campaña',
    legal: 'Información legal',
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    cookies: 'Cookies',
    notice: 'Aviso legal',
    newTab: '(pestaña nueva)',
    copyright: '© {year} {brand}. Todos los derechos reservados.',
  },
  noScript: {
    title: 'El simulador necesita JavaScript',
    text: 'Está desactivado o no se ha cargado. Cuéntanos tu proyecto: te calculamos la estimación, sin compromiso.',
    action: 'Escríbenos',
  },
  simulatorFailed: 'El simulador no se ha cargado. Comprueba tu conexión y vuelve a intentarlo.',
  retry: 'Reintentar',
  close: 'Cerrar',
} satisfies typeof fr;
