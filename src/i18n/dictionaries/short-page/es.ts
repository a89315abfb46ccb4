/** Short error pages, which are sent without rendering a page of the site. */
export const shortPage = {
  tooManyMessages: 'Demasiados mensajes a la vez',
  kept: 'Lo que has escrito se conserva en esta página.',
  again: 'Volver a enviar',
  tooManyPages: 'Demasiadas páginas a la vez',
  reload: 'Reintentar',
  tooLong: 'Mensaje demasiado largo',
  unreadable: 'Formulario ilegible',
  back: 'Si vuelves atrás con el navegador, se conserva lo que has escrito.',
};
