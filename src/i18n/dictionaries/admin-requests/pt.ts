import type { adminRequests as fr } from './fr.ts';

/** The section of requests in the back office: what the agency owes to persons. */
export const adminRequests: typeof fr = {
  ending: {
    /** Around the name of a month; the number follows. */
    title: 'Para apagar em {month}:',
    month: 'Mês',
    about:
      'Três anos sem notícia da pessoa. Se você não fizer nada, cada lead é apagado na noite da sua data.',
    none: {
      title: 'Ninguém para apagar neste mês',
      text: 'Cada pessoa aparece aqui três meses antes do fim do prazo de três anos.',
    },
    list: 'Pessoas para apagar',
    all: 'Marcar tudo',
    select: 'Marcar {name}',
    leads: '{count} pedidos',
    bulk: 'Pessoas marcadas',
    ticked: { one: '{count} marcada', other: '{count} marcadas' },
    overdue: 'em atraso',
    columns: {
      name: 'Nome',
      contact: 'Último contato da pessoa',
      status: 'Status',
      ends: 'É apagado em',
      acts: 'Ações',
    },
    contacts: {
      contact: 'mensagem',
      simulation: 'simulação',
      booking: 'ligação',
      planner: 'planejador',
      manual: 'digitado por você',
      review: 'avaliação',
      note: 'anotado por você',
      campaign: 'fim de campanha',
    },
    keep: {
      open: 'Manter…',
      name: 'Manter {name}',
      title: 'Por que manter {name}?',
      many: 'Por que manter estas {count} pessoas?',
      reason: 'Motivo',
      reasonHint: 'Fica guardado com o lead, como uma nota.',
      until: 'Até',
      untilHint: 'Um ano no máximo. Nesse dia a pessoa volta para a lista.',
      submit: 'Manter',
      done: 'Anotado.',
    },
    erase: {
      open: 'Apagar agora',
      name: 'Apagar {name} agora',
      many: 'Apagar {count} pessoas agora',
      question: {
        one: '{count} pedido desaparece, com suas notas e envios. Nada pode trazê-lo de volta.',
        other: '{count} pedidos desaparecem, com suas notas e envios. Nada pode trazê-los de volta.',
      },
      done: { one: '{count} pedido apagado.', other: '{count} pedidos apagados.' },
    },
    notices: {
      first: {
        title: 'Nada é apagado antes de {day}.',
        text: 'É isto que será apagado: você tem tempo de manter ou de corrigir.',
      },
      share: {
        title: 'Nada é apagado: {share} dos leads completaram três anos de uma só vez.',
        text: 'Acima de {most}, a data de uma importação provavelmente está errada. Confira os últimos contatos; o que você marcar pode ser apagado à mão.',
      },
      clock: {
        title: 'Nada é apagado hoje: o relógio do servidor deu um salto.',
        text: 'As exclusões recomeçam depois de um dia sem salto.',
      },
      full: { title: '{night} exclusões hoje.', text: 'É o máximo por dia; o resto é apagado amanhã.' },
    },
    stays: {
      title: 'O que fica',
      text: 'Os totais do mês são mantidos: os números dos períodos passados não mudam.',
      leads: 'Pedidos',
      budgets: 'Orçamentos',
      note: 'Totais por mês, sem ligação entre si nem com uma pessoa.',
    },
    guards: {
      title: 'Proteções',
      night: 'No máximo {night} por dia',
      share: 'Para e avisa acima de {most} dos leads',
      clock: 'Para quando o relógio salta, e avisa {days} dias antes da primeira exclusão',
      restore: 'Depois de uma restauração, são apagados de novo',
      now: '{due} de {all} hoje.',
    },
    kept: {
      title: 'Mantidos',
      none: 'Nenhum lead é mantido além de três anos.',
      until: 'até {day}',
      change: 'Mudar…',
      changeName: 'Mudar o motivo ou o dia de {name}',
    },
  },
};
