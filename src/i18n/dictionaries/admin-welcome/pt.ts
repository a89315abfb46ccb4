import type { adminWelcome as fr } from './fr.ts';

export const adminWelcome: typeof fr = {
  title: 'Por onde começar',
  text: 'Cinco passos para uma agência que está chegando. Siga a ordem que preferir.',
  dismiss: 'Não mostrar mais',
  done: 'feito',
  steps: {
    company: { title: 'Os dados da empresa', text: 'Aparecem no site e no aviso legal.' },
    automation: {
      title: 'A URL de uma automação',
      text: 'Cada pedido é transmitido a ela assim que chega.',
    },
    tags: { title: 'As tags', text: 'Analytics, Google Ads ou um pixel, conforme o que você mede.' },
    team: { title: 'A equipe', text: 'Uma conta por pessoa, cada uma com a sua função.' },
    content: {
      title: 'Os seus próprios textos',
      text: 'Troque os textos que vieram com o site pelos seus.',
    },
  },
};
