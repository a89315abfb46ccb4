/** The words of the bar over a draft behind a secret link, with which the artist answers. */
export const draftAnswer = {
  label: 'Revisión del borrador',
  draft: 'Borrador: solo ve esta vista previa quien tiene su enlace. Las visitas no se cuentan.',
  version: 'Versión guardada el {moment}.',
  approve: 'Apruebo esta versión',
  remark: 'Dejar un comentario',
  place: 'Lugar de la página',
  text: 'Tu comentario',
  name: 'Tu nombre (opcional)',
  send: { approval: 'Enviar mi aprobación', remark: 'Enviar el comentario' },
  sent: {
    approval: '¡Gracias! Tu aprobación se ha guardado.',
    remark: '¡Gracias! Tu comentario se ha guardado.',
  },
  older:
    'La página ha cambiado desde que la abriste: tu respuesta se refiere a la versión del {moment}. La nueva versión se muestra abajo.',
  privacy: '{brand} lee tu respuesta y la guarda con esta página, sin tu dirección IP.',
  privacyLink: 'Privacidad',
  trap: 'Deja este campo vacío',
  back: 'Responder al borrador',
  places: {
    page: 'Toda la página',
    head: 'Título, imagen y presentación',
    links: 'Enlaces de escucha',
    hero: 'Apertura',
    features: 'Puntos fuertes',
    testimonials: 'Testimonios',
    call: 'Llamada a la acción',
    form: 'Formulario',
    social: 'Redes',
  },
};
