import type { landing as fr } from './fr.ts';

export const landing: typeof fr = {
  verbs: {
    listen: 'Escuchar',
    open: 'Abrir',
    buy: 'Comprar',
    presave: 'Preguardar',
  },
  follow: 'Seguir',
  followArtist: 'Sigue a {artist}',
  notes: 'Notas',
  sideA: 'Cara A',
  sideB: 'Cara B',
  date: {
    release: 'Sale el',
    place: 'Lugar',
    hour: 'Hora',
    calendar: 'Añadir al calendario',
    remind: 'Recuérdamelo',
    from: 'Disponible el {day}',
    out: 'Ya disponible',
    today: 'Hoy',
  },
  event: {
    soldOut: 'Entradas agotadas',
    past: 'El concierto ya pasó',
  },
  countdown: {
    days: 'D−{days}',
    midnight: 'Medianoche',
    left: {
      one: 'Sale dentro de {days} día',
      other: 'Sale dentro de {days} días',
    },
    tonight: 'Sale esta medianoche',
    at: 'Sale hoy a las {hour}',
  },
  form: {
    title: 'Sigamos en contacto',
    required: 'Todos los campos son obligatorios.',
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    send: 'Enviar',
    sent: 'Gracias, tu mensaje se ha enviado.',
    privacy: 'Tu mensaje llega a {brand}, que lo usa para responderte.',
    privacyLink: 'Privacidad',
    trap: 'Deja este campo vacío',
  },
  player: {
    load: 'Escuchar aquí con {platform}',
    note: 'El reproductor es de {platform}: al abrirlo, {platform} recibe tu dirección IP y puede guardar cookies.',
    title: 'Reproductor de {platform}',
  },
  inApp: {
    text: 'Esta página está abierta dentro de una aplicación y quizá no tengas la sesión iniciada en tus plataformas de música.',
    open: 'Abrir en el navegador',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    menu: 'Toca el menú de la parte superior de la pantalla y elige abrir la página en tu navegador.',
  },
  footer: {
    by: 'Campaña de {brand}',
    cookies: 'Cookies',
    legal: 'Aviso legal',
  },
  /** Shown above a sample of a demonstration. */
  example: 'Ejemplo: el artista, los títulos y los enlaces son inventados.',
  quotes: 'Lo que dicen',
};
