import type { contactPage as fr } from './fr.ts';

/** The contact page, except its form. Placeholders name figures by their key in `domain/benchmarks`. */
export const contactPage = {
  meta: {
    title: 'Contato: conte sobre a sua música',
    description:
      'Escreva para a agência ou agende uma ligação. O link da música, a data de lançamento, o orçamento: três linhas bastam, e uma pessoa responde.',
  },
  title: 'Conte sobre a sua música.',
  lead: 'Um link, uma data, um orçamento: três linhas bastam. Uma pessoa da agência lê e responde.',
  form: 'Sua mensagem',
  next: {
    title: 'O que acontece depois',
    steps: [
      { title: 'Sua mensagem é registrada', text: 'Uma confirmação aparece na hora.' },
      {
        title: 'Uma pessoa lê',
        text: 'Ela ouve a música e vê o que uma campanha pode trazer. Se não for a hora, ela avisa.',
      },
      {
        title: 'Você recebe uma resposta por e-mail',
        text: 'Nossas perguntas ou um orçamento. Nada é lançado nem cobrado sem a sua aprovação.',
      },
      {
        title: 'Se você disser sim',
        text: 'Com a campanha no ar, conte com {agency.firstResults} para os primeiros resultados.',
      },
    ],
  },
  call: {
    title: 'Prefere conversar?',
    text: 'Uma ligação de {agency.call} para saber se uma campanha faz sentido, e qual.',
    none: 'O agendamento online não está aberto. Diga na mensagem quando você pode, e sugerimos um horário para uma ligação de {agency.call}.',
  },
  email: { title: 'Por e-mail', text: 'Do seu próprio e-mail, para as mesmas pessoas do formulário:' },
  estimate: {
    title: 'Precisa de um número agora?',
    text: 'O simulador estima suas visualizações em {agency.estimateTime}.',
  },
  questions: 'O que costumam perguntar antes de escrever',
} satisfies typeof fr;
