import type { consent as fr } from './fr.ts';

/** Cookie banner and settings. A change of meaning requires a new CONSENT_TEXT_VERSION. */
export const consent = {
  label: 'Elección de cookies',
  title: 'Cookies: tú eliges',
  text: 'Sin tu permiso no se instala nada: ni analítica de terceros, ni publicidad (Google, Meta, TikTok). Rechazar no cambia nada en el sitio, y puedes cambiar tu elección al pie de la página.',
  more: 'Política de cookies',
  about: 'Cookies',
  refuse: 'Rechazar',
  accept: 'Aceptar',
  settings: 'Ajustar',
  manage: 'Gestionar las cookies',
  dialog: {
    title: 'Tus ajustes de cookies',
    text: 'Cada barra encendida es un permiso que das. Puedes retirarlo en cualquier momento.',
    close: 'Cerrar sin cambiar nada',
    acceptAll: 'Aceptar todo',
    refuseAll: 'Rechazar todo',
    save: 'Guardar',
    categories: {
      essential: {
        name: 'Esenciales, siempre activas',
        text: 'Recordar esta elección y tu idioma, y hacer que funcionen los formularios.',
      },
      analytics: {
        name: 'Analítica',
        text: 'Saber de dónde llegan las visitas y qué páginas son útiles. Google Analytics, 13 meses como máximo.',
      },
      marketing: {
        name: 'Publicidad',
        text: 'Medir el efecto de nuestros anuncios y mostrarte otros fuera de este sitio. Google Ads, Meta, TikTok. Nuestro servidor también puede decirles lo que hiciste aquí: solicitud enviada, llamada reservada, clic hacia una plataforma, recordatorio.',
      },
      functional: {
        name: 'Funcionales',
        text: 'Permitir que las herramientas de Google que aceptes recuerden preferencias. Este sitio no guarda ninguna aquí.',
      },
    },
    objection: 'Tu navegador se opone (Global Privacy Control): queda apagada.',
    tagManager:
      'Google Tag Manager, que puede contener otras herramientas, solo se carga si aceptas tanto la analítica como la publicidad.',
    receipt: 'Recibir mi recibo',
    receiptLater: 'El recibo aún no está listo: inténtalo dentro de un momento.',
    proof:
      'Tu elección es válida durante seis meses. Guardamos una prueba con fecha, sin dirección IP ni nada que te identifique.',
  },
} satisfies typeof fr;
