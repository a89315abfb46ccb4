import type { mails as fr } from './fr.ts';

export const mails = {
  lead: {
    subject: {
      contact: 'Nuevo mensaje',
      simulation: 'Nueva simulación',
      booking: 'Nueva solicitud de llamada',
      planner: 'Nuevo lanzamiento planificado',
    },
    text: 'Acaba de llegar un contacto. Su nombre y sus datos te esperan en el panel de administración:',
    platform: 'Plataforma: {platform}',
    budget: 'Presupuesto al mes: {budget}',
  },
  review: {
    subject: 'Una opinión espera tu decisión',
    text: 'Acaba de llegar una opinión de {rating} sobre 5. Solo aparecerá en el sitio si la apruebas:',
  },
  report: {
    subject: 'Denuncia n.º {number}: {reason}',
    text: 'Una persona denuncia un contenido del sitio. Desde ahora se considera que la agencia lo conoce. Hay que leerla en un día laborable y decidir en {days} días:',
    urgent:
      'Una persona denuncia un contenido del sitio para proteger a menores. Léela en {hours} horas; si hay una vida en peligro, avisa también a la policía (artículo {article} del Reglamento (UE) {law}):',
  },
  claim: {
    subject: 'Una cifra caduca pronto: {claim}',
    text: 'Esta cifra solo está confirmada hasta el {day}. Al día siguiente desaparecerá de todas las páginas del sitio. Para conservarla, compruébala y confírmala de nuevo:',
  },
  links: {
    subject: {
      one: '{count} enlace por revisar en tus landing pages',
      other: '{count} enlaces por revisar en tus landing pages',
    },
    text: 'Cada mes se comprueban los enlaces de las landing pages publicadas. Estos ya no llevan adonde deberían:',
    line: '«{title}»',
    verdicts: {
      dead: 'La página ya no existe.',
      moved: 'La página ha cambiado de dirección.',
      private: 'La dirección pertenece a una red privada.',
    },
    more: 'Hay otros enlaces en la misma situación.',
    action: 'Abre cada página para cambiar el enlace y vuelve a publicarla:',
  },
  missingLinks: {
    subject: '«{title}» sale en menos de {hours} horas: falta un enlace',
    text: 'Hay fans que esperan el recordatorio de este lanzamiento, y su plataforma no está en la página:',
    line: { one: '{count} fan ha elegido {platform}', other: '{count} fans han elegido {platform}' },
    action: 'Sin el enlace, el botón de su recordatorio abre la landing page. Añádelo y publica:',
  },
  retirement: {
    announced: {
      subject: 'Hay contactos que se borrarán pronto, tras {years} años',
      text: {
        one: '{count} contacto lleva casi {years} años sin dar señales. No se borra nada durante {days} días; después, cada contacto se borra por sí solo la noche en que vence su plazo de {years} años, como promete la página de privacidad.',
        other:
          '{count} contactos llevan casi {years} años sin dar señales. No se borra nada durante {days} días; después, cada contacto se borra por sí solo la noche en que vence su plazo de {years} años, como promete la página de privacidad.',
      },
    },
    stopped: {
      subject: 'Borrado de contactos detenido',
      text: {
        one: '{count} contacto de {all} cumple {years} años de golpe. Es más del {share} de todos los contactos: seguramente hay una fecha equivocada, y no se ha borrado nada.',
        other:
          '{count} contactos de {all} cumplen {years} años de golpe. Es más del {share} de todos los contactos: seguramente hay una fecha equivocada, y no se ha borrado nada.',
      },
    },
    action: 'Puedes ver la lista, conservar un contacto indicando el motivo o borrarlo tú directamente:',
  },
  alarms: {
    subject: 'El sitio te necesita',
    kinds: {
      path: 'La prueba diaria del recorrido de un contacto ha fallado, o no ha salido bien desde hace más de un día.',
      deliveries: 'Se han abandonado envíos a tus automatizaciones: esperan a que se reintenten.',
      mails: 'Se han abandonado correos: esperan a que se reintenten.',
      waiting: 'Hay envíos o correos que esperan desde hace más de cinco minutos: su cola no avanza.',
      workers: 'Ya ningún proceso envía los contactos ni los correos: quedan guardados y esperan.',
      disk: 'Queda menos de una décima parte del disco: pronto no se podrá guardar ningún contacto.',
      backup: 'La última copia de seguridad tiene más de 26 horas.',
      sends:
        'Una plataforma publicitaria rechaza el acceso de nuestro servidor: Integraciones, pestaña «Envíos».',
      sendsPaused: 'Una plataforma publicitaria no responde desde hace más de una hora: los envíos esperan.',
      sendsRefused:
        'Una plataforma publicitaria rechaza más de un envío de cada veinte: Integraciones, pestaña «Envíos».',
      sendsUnclear:
        'Una plataforma publicitaria respondió sin confirmar que recibió un envío, que no se repite: Integraciones, pestaña «Envíos».',
      sendsSilent:
        'Una plataforma publicitaria no ha recibido nada desde hace dos días, aunque hubo visitantes que aceptaron: Integraciones, pestaña «Envíos».',
      sendsEnding:
        'Hay envíos publicitarios en espera que se perderán en menos de doce horas: Integraciones, pestaña «Envíos».',
      sendsVersion:
        'La versión de la interfaz de una plataforma publicitaria termina en menos de sesenta días: hay que actualizar el sitio.',
    },
    action: 'El detalle está en «Antes de publicar»:',
  },
  campaigns: {
    subject: { one: '{count} campaña que revisar', other: '{count} campañas que revisar' },
    text: 'Las cifras importadas se salen de lo previsto. Cada aviso se envía una sola vez, mientras dura:',
    alerts: {
      spends_fast:
        'El gasto superó el ritmo previsto en al menos un {percent} dos días seguidos, hasta el {day}.',
      spends_slowly:
        'El gasto estuvo al menos un {percent} por debajo del ritmo previsto dos días seguidos, hasta el {day}.',
      costs_more:
        'Tres días seguidos, hasta el {day}, una visualización costó al menos un {percent} más que el máximo del rango estimado.',
      costs_less:
        'Tres días seguidos, hasta el {day}, una visualización costó al menos un {percent} menos que el mínimo del rango estimado.',
      no_figures: 'Sin cifras después del {day}.',
    },
  },
  draftAnswer: {
    subject: { approval: 'Landing page aprobada: «{title}»', remark: 'Un comentario sobre «{title}»' },
    text: {
      approval: 'El borrador que enviaste acaba de ser aprobado. El paso «Publicación» indica qué versión:',
      remark:
        'Acaban de dejar un comentario sobre el borrador que enviaste. Lo encontrarás en el paso «Publicación»:',
    },
  },
  weekly: {
    subject: { one: '{count} asunto espera este lunes', other: '{count} asuntos esperan este lunes' },
    line: '{step}: {count}',
    steps: {
      calls: 'Llamadas',
      campaigns: 'Campañas por cerrar',
      links: 'Enlaces muertos',
      claims: 'Cifras que caducan',
      sources: 'Fuentes por releer',
      sends: 'Envíos rechazados',
      requests: 'Solicitudes por tratar',
    },
    footer:
      'Recibes este mensaje cada lunes porque lo pediste en tus ajustes. Para dejar de recibirlo con un clic:',
  },
  followUps: {
    subject: { one: '{count} seguimiento para hoy', other: '{count} seguimientos para hoy' },
    mine: { one: 'Un seguimiento está a tu cargo:', other: '{count} seguimientos están a tu cargo:' },
    unassigned: {
      one: 'Un seguimiento no tiene responsable:',
      other: '{count} seguimientos no tienen responsable:',
    },
    footer:
      'Recibes este mensaje porque pediste este recordatorio en tus ajustes: uno solo, las mañanas con algún seguimiento previsto.',
  },
  password: {
    subject: 'Elige una nueva contraseña · {brand}',
    text: 'Se ha pedido una nueva contraseña para tu cuenta del panel de {brand} ({site}). Este enlace es válido durante una hora y solo sirve una vez:',
    unasked: 'Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
  },
  accessChanged: {
    subjects: {
      password: 'Tu contraseña ha cambiado · {brand}',
      passkey_added: 'Se ha añadido una llave de acceso · {brand}',
      passkey_removed: 'Se ha eliminado una llave de acceso · {brand}',
      second_factor_on: 'La verificación en dos pasos está activada · {brand}',
      second_factor_off: 'La verificación en dos pasos está desactivada · {brand}',
      recovery_codes_renewed: 'Nuevos códigos de recuperación · {brand}',
      recovery_code_used: 'Se ha usado un código de recuperación · {brand}',
    },
    changes: {
      password: 'La contraseña de tu cuenta se ha cambiado.',
      passkey_added: 'Se ha añadido una llave de acceso a tu cuenta: abre el panel sin contraseña ni código.',
      passkey_removed: 'Se ha eliminado una llave de acceso de tu cuenta: ya no abre el panel.',
      second_factor_on:
        'La verificación en dos pasos de tu cuenta se ha activado: se pide un código después de la contraseña.',
      second_factor_off:
        'La verificación en dos pasos de tu cuenta se ha desactivado: basta con la contraseña.',
      recovery_codes_renewed:
        'Los códigos de recuperación de tu cuenta se han sustituido: los anteriores ya no valen.',
      recovery_code_used: 'Se ha usado un código de recuperación de tu cuenta. Ya no puede volver a usarse.',
    },
    account: 'Ocurrió el {at} (hora de París), en el panel de {brand} ({site}).',
    own: 'Si has sido tú, o si lo habías pedido, no tienes que hacer nada.',
    stranger:
      'Si no, avisa a tu administración y elige enseguida una nueva contraseña, con «¿Has olvidado tu contraseña?» en la página de acceso:',
  },
  invitation: {
    subject: 'Tu acceso al panel de {brand}',
    greeting: 'Hola, {name}:',
    text: '{inviter} te invita al panel de {brand}. Abre este enlace para elegir tu contraseña. Solo sirve una vez, hasta el {until} (hora de París):',
    unexpected:
      'Si no esperabas esta invitación, ignora este mensaje: mientras no se elija una contraseña, la cuenta sigue cerrada.',
  },
  test: {
    subject: 'Mensaje de prueba',
    text: 'Si lees este mensaje, el correo de {brand} funciona. Enviado el {at} (hora de París).',
  },
  footer: 'Recibes este mensaje porque tu dirección figura en los ajustes del panel de administración.',
  platforms: {
    youtube: 'YouTube',
    meta: 'Meta',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
} satisfies typeof fr;
