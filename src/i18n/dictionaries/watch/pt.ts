import type { watch as fr } from './fr.ts';

export const watch: typeof fr = {
  title: 'Acompanhar uma sexta-feira',
  description: 'Um e-mail só se um lançamento anunciado mudar a situação da sua sexta-feira.',
  none: {
    text: 'Escolha antes uma sexta-feira no planejador: o link “Acompanhar esta sexta” fica abaixo do resultado.',
    link: 'Abrir o planejador',
    how: 'Como funciona',
    steps: [
      {
        title: 'Você escolhe',
        text: 'O planejador compara as sextas-feiras de um mês para o seu lançamento.',
      },
      {
        title: 'Você confirma',
        text: 'Um link vai para o seu endereço e vale por {hours} horas. Sem o seu clique, nada mais é enviado.',
      },
      {
        title: 'Lemos de novo',
        text: 'Toda noite, os lançamentos anunciados em bases públicas. Um e-mail só se eles mudarem a situação, no máximo uma vez por semana.',
      },
      {
        title: 'Tudo é apagado',
        text: 'O acompanhamento termina {days} dias depois da sexta-feira; seu endereço é apagado {kept} dias depois.',
      },
    ],
  },
  ask: {
    lead: 'Você quer acompanhar a sexta-feira {friday}. Toda noite lemos de novo os lançamentos anunciados em bases públicas, e só escrevemos se eles mudarem a situação: no máximo uma vez por semana.',
    email: 'E-mail (nome@example.com)',
    send: 'Receber o link de confirmação',
    note: 'Nada mais é enviado sem o seu clique. O acompanhamento termina {days} dias depois da sexta-feira; seu endereço é apagado {kept} dias depois.',
    privacy: 'Privacidade',
    trap: 'Deixe este campo vazio',
    sent: 'Veja sua caixa de entrada: se este endereço ainda não acompanha a sexta-feira {friday}, um link acabou de sair. Ele vale por {hours} horas.',
  },
  page: {
    friday: 'Sexta-feira acompanhada: {friday}',
    confirm: 'Sim, acompanhar esta sexta',
    confirmText: 'Um e-mail só se um lançamento anunciado mudar a situação, até {ends}.',
    watching: 'Acompanhada até {ends}.',
    kept: 'Anotado, você mantém esta sexta.',
    moved: 'Anotado, você mudou de sexta.',
    ended: 'Este acompanhamento terminou. O endereço é apagado em {day}.',
    classes: { calm: 'Calma', active: 'Ativa', saturated: 'Saturada' },
    expected:
      '{class}: de {low} a {high} lançamentos esperados, {known} anunciados em bases públicas. Nota: {score} em {ten}.',
    stale: 'Não temos dados recentes suficientes para julgar: só escrevemos para você com dados recentes.',
    named: 'Lançamentos anunciados',
    from: '{source}, lido em {day}',
    better: 'Uma sexta-feira mais favorável e ainda possível: {friday}, nota {score} em {ten}.',
    noBetter:
      'Nenhuma sexta-feira possível é claramente melhor. Você ainda pode mudar o orçamento ou a primeira semana.',
    keep: 'Manter esta sexta',
    move: 'Mudar para {friday}',
    stop: 'Parar de acompanhar',
  },
  mails: {
    confirm: {
      subject: 'Confirme que acompanha a sexta-feira {friday} · {brand}',
      lines: [
        'Olá,',
        'Você (ou outra pessoa) pediu para acompanhar a sexta-feira {friday} com a {brand}. Abra este link e aperte “Sim, acompanhar esta sexta”:',
        '{link}',
        'Sem isso, nenhuma outra mensagem será enviada, e seu endereço será apagado em {hours} horas. Guarde o link: ele também serve para mudar de sexta-feira ou parar.',
        '{brand}',
      ],
    },
    news: {
      subject: 'A sexta-feira {friday} muda: {class} · {brand}',
      lines: [
        'Olá,',
        '{what}',
        '{named}',
        '{better}',
        'Manter, mudar de sexta-feira ou parar:',
        '{link}',
        'Segundo os lançamentos anunciados em bases públicas, que conhecem só uma parte. Pelo menos uma semana até outra mensagem.',
        '{brand}',
      ],
      class: 'A sexta-feira {friday} era {before} e passa a ser {after}: lançamentos foram anunciados.',
      mega: 'Um grande lançamento acaba de ser anunciado para a sexta-feira {friday}.',
      classes: { calm: 'calma', active: 'ativa', saturated: 'saturada' },
      release: '- {artist}, “{title}” ({source}, lido em {day})',
      better: 'Uma sexta-feira mais favorável e ainda possível: {better}, nota {points} contra {score}.',
      late: 'Nenhuma sexta-feira possível é claramente melhor: é tarde para mudar, ou não compensa. Veja o que você pode mudar: o orçamento e o que faz na primeira semana.',
    },
  },
  sample: 'exemplo',
};
