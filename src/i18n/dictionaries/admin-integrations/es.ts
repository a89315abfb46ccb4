import type { adminIntegrations as fr } from './fr.ts';

/** The marketing integrations, in the back office. The texts of a test state its limits. */
export const adminIntegrations = {
  /** The error messages of an identifier; the keys are the messages of the zod schema. */
  wrong: {
    invalid_ga_id:
      'El identificador de Google Analytics no es correcto: G- y 10 letras mayúsculas o cifras, o UA-1234567-1.',
    invalid_gtm_id:
      'El identificador de Tag Manager no es correcto: GTM- y de 5 a 9 letras mayúsculas o cifras.',
    invalid_ads_id: 'El identificador de Google Ads no es correcto: AW- y de 9 a 11 cifras.',
    invalid_ads_label:
      'Etiqueta de conversión incorrecta: de 16 a 24 letras, cifras, guiones o guiones bajos, después de la barra de «AW-…/…».',
    invalid_meta_id: 'El identificador del píxel de Meta no es correcto: 15 o 16 cifras.',
    invalid_tiktok_id:
      'El identificador del píxel de TikTok no es correcto: 19 o 20 cifras, o 20 letras mayúsculas y cifras.',
  },
  intro:
    'Un identificador activado funciona en el sitio en un segundo, y solo para los visitantes que aceptan su categoría.',
  tabs: 'Herramientas',
  names: {
    googleAnalytics: 'Google Analytics',
    googleTagManager: 'Tag Manager',
    googleAds: 'Google Ads',
    metaPixel: 'Píxel de Meta',
    tiktokPixel: 'Píxel de TikTok',
  },
  sends: 'Envíos',
  sendsToCheck: { one: '{count} destino que revisar', other: '{count} destinos que revisar' },
  proofs: 'Pruebas de consentimiento',
  on: 'activado',
  toCorrect: 'por corregir',
  id: {
    googleAnalytics: 'Identificador de medición',
    googleTagManager: 'Identificador del contenedor',
    googleAds: 'Identificador de conversión',
    metaPixel: 'Identificador del píxel',
    tiktokPixel: 'Identificador del píxel',
  },
  conversionLabel: {
    label: 'Etiqueta de conversión (opcional)',
    text: 'Google Ads la da después de la barra, en «send_to». Cada formulario recibido cuenta entonces como conversión, si el visitante acepta la publicidad.',
    without: 'Sin etiqueta, ningún formulario cuenta como conversión.',
  },
  twice: {
    title: 'Las páginas vistas podrían contarse dos veces',
    text: 'Tag Manager y Google Analytics están activados a la vez. Si tu contenedor ya incluye la etiqueta {id}, cada página vista cuenta dos veces: quítala del contenedor o desactiva Google Analytics aquí.',
  },
  enabled: 'Activar en el sitio',
  needs: 'Solo se carga si el visitante acepta: {categories}.',
  categories: {
    analytics: 'analítica',
    marketing: 'publicidad',
    functional: 'funcionales',
  },
  tells: {
    googleAnalytics:
      'Recibe las páginas vistas y form_submit, luego generate_lead por cada solicitud guardada, book_call por una llamada que Calendly da por reservada y select_content por el primer clic de una landing page. En su flujo, desactiva «Interacciones con formularios» y haz de generate_lead un evento clave; no lo importes en Google Ads si hay una etiqueta, contaría dos veces.',
    googleTagManager:
      'Recibe los mismos eventos que Google Analytics. Si tu contenedor también tiene una etiqueta de Meta o TikTok, quítala o apaga aquí el píxel: cada evento contaría dos veces.',
    googleAds: 'Cada solicitud guardada cuenta como una conversión, con su número de transacción.',
    metaPixel:
      'Recibe PageView, Lead por una solicitud guardada, Schedule por una llamada reservada, Contact por un clic en el correo o el teléfono y ViewContent por el primer clic de una landing page. Cada evento tiene su número, nunca un nombre.',
    tiktokPixel:
      'Recibe la página vista, Lead por una solicitud guardada, Schedule por una llamada reservada, Contact por un clic en el correo o el teléfono y ViewContent por el primer clic de una landing page. Cada evento tiene su número, nunca un nombre.',
  },
  withoutId: 'Sin identificador no se carga nada.',
  toggles: {
    enableEnhancedEcommerce: {
      label: 'Comercio electrónico mejorado',
      text: 'Una simulación o una reserva cuenta también como inicio de un pedido, con plataforma, tipo y presupuesto.',
    },
    enableUserProperties: {
      label: 'Propiedades de usuario',
      text: 'Idioma del sitio y, tras la simulación, plataforma, región y tramo de presupuesto. Nunca un nombre ni un correo.',
    },
    enableRemarketing: {
      label: 'Remarketing',
      text: 'Las visitas pueden formar audiencias. Sin esto, Google Ads recibe la orden de no usarlas.',
    },
    enableAdvancedMatching: {
      label: 'Coincidencia avanzada',
      text: 'Un número aleatorio propio del sitio acompaña la página vista. Nunca el correo, ni siquiera con hash: los visitantes no lo han aceptado.',
    },
  },
  test: {
    action: 'Probar',
    testing: 'Probando…',
    found: 'Encontrado: hay un script para este identificador.',
    unknown: 'Identificador desconocido ({detail}).',
    unreachable: 'Sin respuesta útil ({detail}). No dice nada del identificador.',
    limits: {
      googleAnalytics:
        'Esta prueba no dice de quién es la propiedad ni si recibe visitas: lo muestra el informe en tiempo real. Una propiedad UA ya no recoge nada.',
      googleTagManager:
        'Un contenedor nunca publicado responde como uno desconocido. Esta prueba no dice qué contiene.',
      googleAds:
        'Google puede servir un script sin cuenta activa: esta prueba no demuestra que una visita vaya a contar.',
      metaPixel: 'Esta prueba no dice si Meta acepta tus visitas: lo muestra su administrador de eventos.',
      tiktokPixel:
        'TikTok no documenta qué responde a un identificador desconocido. En caso de duda, mira su administrador de eventos.',
    },
  },
  saved: 'Integraciones guardadas. El sitio está al día.',
  fromServer: 'Aquí no se ha guardado nada todavía: los valores vienen de la configuración del servidor.',
} satisfies typeof fr;
