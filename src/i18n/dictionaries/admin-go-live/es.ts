import type { adminGoLive as fr } from './fr.ts';

export const adminGoLive: typeof fr = {
  recheck: 'Volver a comprobar',
  checking: 'Comprobando…',
  checkedToday: 'Comprobado a las {at}',
  checkedOn: 'Comprobado el {at}',
  notYet: 'Sin comprobar todavía',
  computed: 'No hay nada que marcar: el sitio comprueba cada punto por sí mismo.',
  risky: {
    one: '{count} punto la hace arriesgada.',
    other: '{count} puntos la hacen arriesgada.',
  },
  unknown: {
    one: '{count} punto no se ha podido comprobar.',
    other: '{count} puntos no se han podido comprobar.',
  },
  complete: 'Todo está en orden: el sitio puede publicarse.',
  stays: 'Esta lista ya no está en el menú. Sigue en esta dirección.',
  points: {
    one: '{count} punto',
    other: '{count} puntos',
  },
  groups: {
    blocks: 'Impide la publicación',
    risky: 'Hace arriesgada la publicación',
    unknown: 'Sin comprobar',
    ok: 'En orden',
  },
  broken: 'La comprobación ha fallado por un error del sitio. El registro del servidor dice el motivo.',
  actions: {
    address: 'Cambiar la dirección',
    complete: 'Completar',
    settle: 'Revisar las cifras',
    statements: 'Confirmar',
    replyTime: 'Indicar el plazo',
    planner: 'Abrir el radar',
    booking: 'Revisar las direcciones',
    webhooks: 'Escribir las direcciones',
    tryWebhooks: 'Probar',
    mail: 'Configurar el correo',
    tryMail: 'Enviar una prueba',
    reviews: 'Conectar las opiniones',
    tags: 'Revisar las etiquetas de seguimiento',
    sends: 'Ver los envíos',
    backup: 'Hacer una copia',
    prove: 'Comprobar',
    restore: 'Probar la restauración',
    removeDemo: 'Retirar los ejemplos',
    endDemo: 'Terminar la demostración',
    team: 'Ver el equipo',
    ownFactor: 'Proteger mi cuenta',
    passages: 'Ver los pasajes',
  },
  causes: {
    timeout: 'sin respuesta en 5 segundos',
    private: 'dirección privada',
    name: 'nombre desconocido',
    certificate: 'certificado rechazado',
    connection: 'conexión imposible',
    status: 'respuesta con error',
    invalid: 'respuesta ilegible',
    unreachable: 'servidor inaccesible',
    not_configured: 'ningún widget',
  },
  address: {
    text: 'La dirección con la que los visitantes ven el sitio, con https. El sitio comprueba antes que lleva aquí. Enlaces, correos y buscadores la siguen al instante; las cookies seguras, HSTS y las llaves de acceso, en el próximo arranque del servidor.',
    field: 'Dirección pública',
    action: 'Comprobar y guardar',
    done: 'Dirección guardada.',
  },
  backup: {
    text: 'Toda la base en un archivo, para guardarlo fuera de este servidor. Contiene los datos personales de todo el mundo: confirma que eres tú.',
    action: 'Descargar la copia',
    done: 'Copia descargada.',
  },
  restore: {
    text: 'Se hace una copia y se restaura en una base aparte, donde cada tabla debe tener tantas filas. Después se borra esa base; el sitio sigue funcionando.',
    action: 'Iniciar la prueba',
    done: 'Prueba terminada.',
  },
  prove: {
    text: 'Un contacto ficticio hace todo el recorrido de un cliente, por la dirección pública, y después se borra. No aparece en ninguna lista, cifra ni envío. Las automatizaciones reciben su mensaje de prueba, y del servidor de correo solo se prueba la conexión.',
    action: 'Comprobar ahora',
    done: 'Comprobación terminada.',
  },
  proofCauses: {
    timeout: 'sin respuesta en 15 segundos',
    private: 'dirección privada',
    connection: 'sin conexión',
    status: 'respuesta de error',
    form: 'la página no tiene formulario',
    files: 'falta un archivo de la página',
    language: 'la página está en otro idioma',
    refused: 'contacto rechazado',
    limited: 'demasiadas peticiones desde la misma dirección',
    unavailable: 'el sitio no ha podido guardarlo',
    spam: 'tomado por el de un bot',
    mark: 'marca no reconocida: los procesos no tienen el mismo secreto, o un proxy quita la cabecera X-Proof',
    left: 'había quedado una fila; ya se ha borrado',
    credentials: 'usuario o contraseña rechazados',
    encryption: 'cifrado rechazado',
    certificate: 'certificado no válido',
  },
  removeDemo: {
    text: 'Se retirarán: {parts}. Lo que no está marcado como ejemplo se queda. La demostración termina: las cifras sin confirmar y las direcciones de ejemplo se retiran del sitio.',
    onlyEnd:
      'La demostración termina: las cifras sin confirmar y las direcciones de ejemplo se retiran del sitio.',
    confirmEnd: 'Sí, terminar la demostración',
    confirm: 'Sí, retirar estos ejemplos',
    removed: 'Ejemplos retirados: {parts}.',
    none: 'Demostración terminada.',
    kept: {
      one: 'Se queda {count} imagen de ejemplo: tus textos la muestran.',
      other: 'Se quedan {count} imágenes de ejemplo: tus textos las muestran.',
    },
  },
  kinds: {
    posts: {
      one: '{count} artículo del blog',
      other: '{count} artículos del blog',
    },
    landings: {
      one: '{count} landing page',
      other: '{count} landing pages',
    },
    releases: {
      one: '{count} lanzamiento',
      other: '{count} lanzamientos',
    },
    visits: {
      one: '{count} visita contada',
      other: '{count} visitas contadas',
    },
    leads: {
      one: '{count} contacto',
      other: '{count} contactos',
    },
    campaigns: {
      one: '{count} campaña',
      other: '{count} campañas',
    },
    reviews: {
      one: '{count} opinión',
      other: '{count} opiniones',
    },
    pictures: {
      one: '{count} imagen',
      other: '{count} imágenes',
    },
    articles: {
      one: '{count} artículo',
      other: '{count} artículos',
    },
    contradicted: {
      one: '{count} contradicción',
      other: '{count} contradicciones',
    },
    unconfirmed: {
      one: '{count} cifra sin base',
      other: '{count} cifras sin base',
    },
    expired: {
      one: '{count} cifra caducada',
      other: '{count} cifras caducadas',
    },
    legal: {
      one: 'aviso legal ({count})',
      other: 'aviso legal ({count})',
    },
    privacy: {
      one: 'privacidad ({count})',
      other: 'privacidad ({count})',
    },
    cookies: {
      one: 'política de cookies ({count})',
      other: 'política de cookies ({count})',
    },
    terms: {
      one: 'condiciones de uso ({count})',
      other: 'condiciones de uso ({count})',
    },
  },
  checks: {
    address: {
      title: 'Dirección pública',
      outcomes: {
        answers: '{address} responde.',
        answersUntil: '{address} responde, con certificado válido hasta el {until}.',
        local: '{address} solo se abre desde este servidor o su red.',
        example: '{address} es una dirección de ejemplo.',
        http: '{address} no usa https: lo que escriben los visitantes viaja sin cifrar.',
        certificate: 'El certificado de {address} no es fiable: los navegadores se negarán a abrir el sitio.',
        expiring: 'El certificado de {address} caduca el {until}.',
        nowhere: '{address} no lleva a ningún servidor: el nombre es desconocido.',
        failing: '{address} responde con un error ({count}).',
        otherSite: '{address} responde, pero no es este sitio.',
        unreached:
          'El servidor no ha podido abrir él mismo {address}: {cause}. Pruébalo desde otro dispositivo.',
        waiting: 'Sin comprobar todavía.',
      },
    },
    company: {
      title: 'Datos de la empresa',
      outcomes: {
        complete: 'Todos los campos obligatorios están rellenos.',
        missing: 'Falta: {names}.',
      },
    },
    claims: {
      title: 'Cifras anunciadas',
      outcomes: {
        confirmed: 'Todas las cifras anunciadas están confirmadas.',
        unsettled: '{parts}. No se mostrarán.',
      },
    },
    prices: {
      title: 'Precios del simulador',
      outcomes: {
        own: 'Los precios en vigor son los de la agencia.',
        confirmed: 'La tabla original está confirmada.',
        delivered: 'La tabla sigue siendo la original, y nadie la ha confirmado.',
      },
    },
    statements: {
      title: 'Afirmaciones del sitio',
      outcomes: {
        confirmed: 'Todas las afirmaciones originales están confirmadas.',
        unconfirmed: 'Siguen como venían, sin confirmar: {names}.',
      },
    },
    replyTime: {
      title: 'Plazo de respuesta',
      outcomes: {
        set: {
          one: '{count} hora laborable, anunciada en el formulario de contacto.',
          other: '{count} horas laborables, anunciadas en el formulario de contacto.',
        },
        none: 'Sin plazo indicado: el formulario de contacto no promete nada.',
      },
    },
    planner: {
      title: 'Fuentes del planificador',
      outcomes: {
        asked: {
          one: '{count} base de lanzamientos responde.',
          other: '{count} bases de lanzamientos responden.',
        },
        off: 'No se consultan las bases de lanzamientos (RELEASE_SOURCES): no se mide nada.',
        none: 'Todas las bases de lanzamientos están desactivadas: no se mide nada.',
        waiting: 'Ninguna base de lanzamientos ha respondido todavía.',
      },
    },
    booking: {
      title: 'Llamadas',
      outcomes: {
        answer: {
          one: '{count} dirección responde.',
          other: '{count} direcciones responden.',
        },
        none: 'Ninguna dirección: los botones llevan al formulario de contacto.',
        example: {
          one: 'Dirección de ejemplo: {names}.',
          other: 'Direcciones de ejemplo: {names}.',
        },
        http: {
          one: 'Dirección que no es pública y con https: {names}.',
          other: 'Direcciones que no son públicas y con https: {names}.',
        },
        silent: {
          one: '{count} dirección de {total} no responde: {names}.',
          other: '{count} direcciones de {total} no responden: {names}.',
        },
        waiting: 'Sin comprobar todavía.',
      },
    },
    webhooks: {
      title: 'Automatizaciones',
      outcomes: {
        answer: {
          one: '{count} automatización respondió la última vez.',
          other: '{count} automatizaciones respondieron la última vez.',
        },
        missing: 'Sin dirección: {names}. Las solicitudes esperan.',
        failing: {
          one: '{count} de {total} no respondió la última vez: {names}.',
          other: '{count} de {total} no respondieron la última vez: {names}.',
        },
        untested: 'Sin probar desde que se guardó la dirección: {names}.',
      },
    },
    mail: {
      title: 'Correo',
      outcomes: {
        sent: 'Mensaje de prueba aceptado el {at}.',
        none: 'Ningún servidor: los mensajes se quedan en archivos y nadie recibe avisos.',
        untested: 'Ningún mensaje de prueba desde que se guardó esta configuración.',
        failing: 'El mensaje de prueba del {at} no salió. {cause}',
        slow: '{count} recordatorios esperan un mismo lanzamiento: a la velocidad configurada, su envío tarda más de {total} horas.',
      },
    },
    reviews: {
      title: 'Opiniones',
      outcomes: {
        read: {
          one: '{count} opinión conectada, leída el {at}.',
          other: '{count} opiniones conectadas, leídas el {at}.',
        },
        none: 'Ningún widget conectado: solo aparecen las opiniones escritas en el sitio.',
        failing: 'Última lectura fallida el {at}: {cause}.',
        waiting: 'El servicio de opiniones todavía no ha respondido.',
      },
    },
    tags: {
      title: 'Etiquetas de seguimiento',
      outcomes: {
        none: 'Ninguna etiqueta activada.',
        named: {
          one: '{count} activada, nombrada en la política de cookies.',
          other: '{count} activadas, todas nombradas en la política de cookies.',
        },
        incomplete: {
          one: 'Activada sin identificador válido: {names}.',
          other: 'Activadas sin identificador válido: {names}.',
        },
        unnamed: {
          one: 'Activada, pero ausente de la política de cookies: {names}.',
          other: 'Activadas, pero ausentes de la política de cookies: {names}.',
        },
      },
    },
    sends: {
      title: 'Envíos publicitarios',
      outcomes: {
        off: 'Apagados.',
        proven: 'Recibidos por {names}.',
        incomplete: 'Encendidos sin píxel o sin token: {names}.',
        blocked: 'Acceso rechazado por {names}.',
        troubled: 'Con problemas en {names}: los detalles están en Integraciones, pestaña «Envíos».',
        unproven: 'Nada real ha sido recibido aún por {names}: solo lo muestra una cuenta real.',
      },
    },
    path: {
      title: 'Recorrido de un contacto',
      outcomes: {
        proven: 'Comprobado el {at}, en {count} ms.',
        never: 'Sin comprobar todavía. Se comprueba cada noche a las 04:12.',
        failing: 'Falla desde el {at}, en el paso «{names}»: {cause}.',
        old: 'Sin comprobar desde el {at}: no se sabe si funciona.',
      },
    },
    backup: {
      title: 'Copia de seguridad',
      outcomes: {
        made: 'Hecha el {at}, {size}, fuera de la carpeta de datos.',
        never: 'No se ha hecho ninguna copia.',
        old: 'La última es del {at}: hace más de una semana.',
        inside: 'La del {at} está en la carpeta de datos: lo que destruya la carpeta la destruirá también.',
      },
    },
    restore: {
      title: 'Restauración',
      outcomes: {
        passed: {
          one: 'Lograda el {at}, en {count} segundo.',
          other: 'Lograda el {at}, en {count} segundos.',
        },
        compared: {
          one: 'Lograda el {at}: {count} fila comparada, la más reciente del {newest}.',
          other: 'Lograda el {at}: {count} filas comparadas, la más reciente del {newest}.',
        },
        never: 'Todavía no se ha restaurado ninguna copia, ni siquiera de prueba.',
        failed: 'La prueba del {at} ha fallado.',
        old: 'La última es del {at}: hace más de ocho días.',
      },
    },
    secondFactor: {
      title: 'Verificación en dos pasos',
      outcomes: {
        all: {
          one: '{count} cuenta, protegida.',
          other: '{count} cuentas, todas protegidas.',
        },
        missing: {
          one: '{count} cuenta de {total} sin segundo paso: {names}.',
          other: '{count} cuentas de {total} sin segundo paso: {names}.',
        },
      },
    },
    demo: {
      title: 'Datos de ejemplo',
      outcomes: {
        none: 'Ninguno en la base.',
        rows: 'Todavía en la base: {parts}.',
        on: 'Ninguno en la base, pero la demostración sigue en curso: se ven cifras sin confirmar.',
      },
    },
    legal: {
      title: 'Páginas legales',
      outcomes: {
        filled: 'Ningún pasaje entre corchetes.',
        placeholders: {
          one: '{count} pasaje entre corchetes: {parts}.',
          other: '{count} pasajes entre corchetes: {parts}.',
        },
      },
    },
  },
};
