import type { adminWelcome as fr } from './fr.ts';

export const adminWelcome: typeof fr = {
  title: 'Por dónde empezar',
  text: 'Cinco pasos para una agencia que llega. Sigue el orden que prefieras.',
  dismiss: 'No volver a mostrar',
  done: 'hecho',
  steps: {
    company: { title: 'Los datos de la empresa', text: 'Aparecen en el sitio y en el aviso legal.' },
    automation: {
      title: 'La URL de una automatización',
      text: 'Cada solicitud se le transmite en cuanto llega.',
    },
    tags: {
      title: 'Las etiquetas de seguimiento',
      text: 'Analytics, Google Ads o un píxel, según lo que midas.',
    },
    team: { title: 'El equipo', text: 'Una cuenta por persona, cada una con su rol.' },
    content: { title: 'Tus propios textos', text: 'Sustituye los textos que trae el sitio por los tuyos.' },
  },
};
