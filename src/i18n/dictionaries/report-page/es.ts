import type { reportPage as fr } from './fr.ts';

export const reportPage: typeof fr = {
  title: 'Denunciar un contenido',
  description:
    '¿Una opinión, un testimonio o una página contiene algo ilegal? Denúncialo sin cuenta: decisión en {days} días.',
  lead: 'Una opinión, un testimonio, una página: dinos qué no es legal.',
  leadReceipt: 'El acuse de recibo sale al momento.',
  subject: {
    label: 'Lo que denuncias',
    review: 'Una opinión, en la página de opiniones.',
    testimonial: 'Un testimonio, en la página de opiniones.',
    page: 'Una página.',
    other: 'Denunciar otra cosa',
  },
  fields: {
    address: 'Dirección exacta de la página',
    addressHint: 'Cópiala de la barra del navegador.',
    reason: 'Por qué',
    explanation: 'Qué no es legal, y dónde',
    explanationHint: '{least} caracteres como mínimo.',
    name: 'Nombre',
    email: 'Correo electrónico (nombre@example.com)',
    contactHint: 'Opcionales para la protección de menores y la accesibilidad.',
    goodFaith: 'Denuncio de buena fe; lo que escribo es exacto y completo.',
    trap: 'Deja este campo vacío',
  },
  send: 'Enviar la denuncia',
  secret: 'Tu nombre no se comunica al autor.',
  privacy: 'Privacidad',
  sent: {
    title: 'Denuncia n.º {number} recibida.',
    receipt: 'El acuse de recibo acaba de salir a la dirección que dejaste.',
    text: 'Si dejaste una dirección, tendrás una decisión, con su motivo, en {days} días.',
    again: 'Denunciar otra cosa',
  },
  next: {
    title: 'Qué pasa después',
    receipt: { title: 'Al momento', text: 'Un correo con el número de tu denuncia.' },
    steps: [
      { title: 'Un día laborable', text: 'Una persona la lee. Cuatro horas para la protección de menores.' },
      {
        title: 'Siete días',
        text: 'Una decisión, con su motivo, para ti y para el autor de una opinión retirada o acortada.',
      },
      { title: 'Seis meses', text: 'El plazo para impugnarla, una vez. Decide otra persona, si la hay.' },
    ],
    note: 'Sin cuenta. Tus datos de contacto se borran un año después del cierre.',
  },
  barrier: {
    title: 'Avisar de un problema de accesibilidad',
    description: '¿Una página te bloquea? Dinos cuál, sin cuenta: respuesta en {days} días.',
    lead: 'Una página te bloquea, con el teclado, con el lector de pantalla o de otra forma: dinos cuál y cómo.',
    explanation: 'Qué te bloquea, y con qué dispositivo o programa',
    contactHint: 'Opcionales; sin correo no podemos responderte.',
    send: 'Enviar',
    secret: 'Tus datos de contacto solo sirven para responderte.',
    other: 'Denunciar un contenido ilegal',
    sent: 'Si dejaste una dirección, tendrás una respuesta en {days} días.',
    receipt: { title: 'Al momento', text: 'Un correo con el número de tu mensaje, si dejas una dirección.' },
    steps: [
      {
        title: 'Siete días',
        text: 'Una respuesta a esa dirección: qué se ha corregido, o para cuándo está previsto, y otra forma de conseguir lo que buscabas.',
      },
      {
        title: 'Si la respuesta no basta',
        text: 'Puedes acudir al Défenseur des droits francés; la declaración de accesibilidad dice cómo.',
      },
    ],
    statement: 'Declaración de accesibilidad',
  },
};
