import type { questionBox as french } from './fr.ts';

export const questionBox: typeof french = {
  meta: {
    title: 'Faça sua pergunta',
    description:
      'Preços, prazos, plataformas, segmentação, cookies: uma busca nas nossas respostas, guias e glossário. Um trecho palavra por palavra, ou nada.',
  },
  name: 'Sua pergunta',
  title: 'Faça sua pergunta.',
  lead: 'Procuramos nas nossas próprias respostas e mostramos um trecho, palavra por palavra. Sem um trecho seguro, dizemos isso.',
  label: 'Sua pergunta',
  send: 'Buscar',
  sending: 'Buscando…',
  hint: 'Sua pergunta só é guardada se você aceitar e não é repassada a ninguém. Nada é escrito por uma máquina.',
  /** The titles of the box on other pages. */
  places: { faq: 'Sua pergunta não está na lista?', guide: 'Uma pergunta sobre este assunto?' },
  status: {
    answer: 'Uma resposta encontrada.',
    near: { one: 'Um trecho próximo.', other: '{count} trechos próximos.' },
    none: 'Nenhuma resposta.',
  },
  near: { title: 'Não temos uma resposta segura.', text: 'Estes trechos falam disso:' },
  none: {
    title: 'Não temos resposta.',
    text: 'Uma pessoa da agência pode responder. Sua pergunta é copiada para a mensagem; ela só sai se você enviar.',
  },
  keep: {
    ask: 'Podemos guardar esta pergunta, sem o seu nome, para respondê-la?',
    action: 'Guardar minha pergunta',
    kept: 'Obrigado. Sua pergunta fica guardada por um ano no máximo, sem o seu nome.',
    failed: 'Sua pergunta não foi guardada.',
  },
  verdict: {
    ask: 'Isso responde à sua pergunta?',
    answers: { yes: 'Sim', no: 'Não' },
    yes: 'Obrigado, anotado.',
    no: 'Obrigado, anotado. Uma pessoa da agência pode responder a você:',
  },
  source: 'Palavra por palavra, da página “{page}”, atualizada em {date}.',
  more: 'Continuar lendo',
  next: {
    simulator: 'Estimar com o seu orçamento',
    read: 'Em seguida: {title}',
    cookies: 'Ajustar minhas escolhas',
    contact: 'Escrever para a agência',
  },
  often: 'O que mais nos perguntam',
  own: { label: 'Seus dados, seus cookies:', rights: 'seus direitos' },
  failed: 'A busca não funcionou. Tente de novo ou escreva para nós.',
};
