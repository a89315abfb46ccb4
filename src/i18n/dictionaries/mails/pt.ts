import type { mails as fr } from './fr.ts';

export const mails = {
  lead: {
    subject: {
      contact: 'Nova mensagem',
      simulation: 'Nova simulação',
      booking: 'Novo pedido de ligação',
      planner: 'Novo lançamento planejado',
    },
    text: 'Um lead acabou de chegar. O nome e os dados de contato esperam por você no painel:',
    platform: 'Plataforma: {platform}',
    budget: 'Orçamento por mês: {budget}',
  },
  review: {
    subject: 'Uma avaliação espera sua decisão',
    text: 'Acabou de chegar uma avaliação com nota {rating} de 5. Ela só aparece no site com a sua aprovação:',
  },
  report: {
    subject: 'Denúncia nº {number}: {reason}',
    text: 'Uma pessoa denuncia um conteúdo do site. A partir de agora, considera-se que a agência sabe dele. É preciso ler em um dia útil e decidir em {days} dias:',
    urgent:
      'Uma pessoa denuncia um conteúdo do site para proteger crianças. Leia em {hours} horas; se uma vida estiver em perigo, avise também a polícia (artigo {article} do Regulamento (UE) {law}):',
  },
  claim: {
    subject: 'Um número vai expirar em breve: {claim}',
    text: 'Este número só está confirmado até {day}. No dia seguinte, ele sairá de todas as páginas do site. Para mantê-lo, verifique e confirme de novo:',
  },
  links: {
    subject: {
      one: '{count} link para rever nas suas landing pages',
      other: '{count} links para rever nas suas landing pages',
    },
    text: 'Todo mês, os links das landing pages no ar são verificados. Estes já não levam aonde deveriam:',
    line: '“{title}”',
    verdicts: {
      dead: 'A página não existe mais.',
      moved: 'A página mudou de endereço.',
      private: 'O endereço é de uma rede privada.',
    },
    more: 'Outros links estão na mesma situação.',
    action: 'Abra cada página para trocar o link e publique-a de novo:',
  },
  missingLinks: {
    subject: '“{title}” sai em menos de {hours} horas: falta um link',
    text: 'Há fãs à espera do lembrete deste lançamento, e a plataforma deles não está na página:',
    line: { one: '{count} fã escolheu {platform}', other: '{count} fãs escolheram {platform}' },
    action: 'Sem o link, o botão do lembrete abre a landing page. Adicione-o e publique:',
  },
  retirement: {
    announced: {
      subject: 'Há leads que serão apagados em breve, após {years} anos',
      text: {
        one: '{count} lead está há quase {years} anos sem dar sinal. Nada é apagado durante {days} dias; depois, cada lead é apagado automaticamente na noite em que completa {years} anos, como promete a página de privacidade.',
        other:
          '{count} leads estão há quase {years} anos sem dar sinal. Nada é apagado durante {days} dias; depois, cada lead é apagado automaticamente na noite em que completa {years} anos, como promete a página de privacidade.',
      },
    },
    stopped: {
      subject: 'Exclusão de leads interrompida',
      text: {
        one: '{count} lead de {all} completa {years} anos de uma só vez. É mais de {share} de todos os leads: provavelmente há uma data errada, e nada foi apagado.',
        other:
          '{count} leads de {all} completam {years} anos de uma só vez. É mais de {share} de todos os leads: provavelmente há uma data errada, e nada foi apagado.',
      },
    },
    action: 'Você pode ver a lista, manter um lead dizendo por quê, ou apagá-lo você mesmo:',
  },
  alarms: {
    subject: 'O site precisa de você',
    kinds: {
      path: 'O teste diário do percurso de um contato falhou, ou não dá certo há mais de um dia.',
      deliveries: 'Envios para suas automações foram abandonados: eles esperam ser reenviados.',
      mails: 'E-mails foram abandonados: eles esperam ser reenviados.',
      waiting: 'Há envios ou e-mails esperando há mais de cinco minutos: a fila não avança.',
      workers: 'Nenhum processo envia mais os contatos e os e-mails: eles ficam guardados e esperam.',
      disk: 'Resta menos de um décimo do disco: em breve nenhum contato poderá ser guardado.',
      backup: 'O último backup tem mais de 26 horas.',
      sends: 'Uma plataforma de publicidade recusa o acesso do nosso servidor: Integrações, aba “Envios”.',
      sendsPaused: 'Uma plataforma de publicidade não responde há mais de uma hora: os envios esperam.',
      sendsRefused:
        'Uma plataforma de publicidade recusa mais de um envio em cada vinte: Integrações, aba “Envios”.',
      sendsUnclear:
        'Uma plataforma de publicidade respondeu sem confirmar o recebimento de um envio, que não é repetido: Integrações, aba “Envios”.',
      sendsSilent:
        'Uma plataforma de publicidade não recebeu nada há dois dias, embora visitantes tenham aceitado: Integrações, aba “Envios”.',
      sendsEnding:
        'Envios de publicidade em espera serão perdidos em menos de doze horas: Integrações, aba “Envios”.',
      sendsVersion:
        'A versão da interface de uma plataforma de publicidade termina em menos de sessenta dias: o site precisa ser atualizado.',
    },
    action: 'Os detalhes estão em “Antes de publicar”:',
  },
  campaigns: {
    subject: { one: '{count} campanha para olhar', other: '{count} campanhas para olhar' },
    text: 'Os números importados saem do que foi previsto. Cada aviso é enviado uma só vez, enquanto durar:',
    alerts: {
      spends_fast:
        'O gasto passou do ritmo previsto em pelo menos {percent} por dois dias seguidos, até {day}.',
      spends_slowly:
        'O gasto ficou pelo menos {percent} abaixo do ritmo previsto por dois dias seguidos, até {day}.',
      costs_more:
        'Por três dias seguidos, até {day}, uma visualização custou pelo menos {percent} a mais que o topo da faixa estimada.',
      costs_less:
        'Por três dias seguidos, até {day}, uma visualização custou pelo menos {percent} a menos que a base da faixa estimada.',
      no_figures: 'Sem números depois de {day}.',
    },
  },
  draftAnswer: {
    subject: { approval: 'Landing page aprovada: “{title}”', remark: 'Um comentário sobre “{title}”' },
    text: {
      approval: 'O rascunho que você enviou acaba de ser aprovado. A etapa “Publicação” indica qual versão:',
      remark:
        'Acabaram de deixar um comentário sobre o rascunho que você enviou. Ele está na etapa “Publicação”:',
    },
  },
  weekly: {
    subject: {
      one: '{count} assunto espera nesta segunda-feira',
      other: '{count} assuntos esperam nesta segunda-feira',
    },
    line: '{step}: {count}',
    steps: {
      calls: 'Ligações',
      campaigns: 'Campanhas a encerrar',
      links: 'Links quebrados',
      claims: 'Números que vencem',
      sources: 'Fontes para reler',
      sends: 'Envios recusados',
      requests: 'Solicitações a tratar',
    },
    footer:
      'Você recebe esta mensagem toda segunda-feira porque a pediu nas suas configurações. Para parar com um clique:',
  },
  followUps: {
    subject: { one: '{count} retorno para hoje', other: '{count} retornos para hoje' },
    mine: { one: 'Um retorno está com você:', other: '{count} retornos estão com você:' },
    unassigned: { one: 'Um retorno está sem responsável:', other: '{count} retornos estão sem responsável:' },
    footer:
      'Você recebe esta mensagem porque pediu este lembrete nas suas configurações: um só, nas manhãs em que há um retorno previsto.',
  },
  password: {
    subject: 'Escolha uma nova senha · {brand}',
    text: 'Uma nova senha foi pedida para sua conta do painel da {brand} ({site}). Este link vale por uma hora e funciona uma única vez:',
    unasked: 'Se você não pediu isso, ignore esta mensagem: sua senha continua a mesma.',
  },
  accessChanged: {
    subjects: {
      password: 'Sua senha mudou · {brand}',
      passkey_added: 'Uma chave de acesso foi adicionada · {brand}',
      passkey_removed: 'Uma chave de acesso foi removida · {brand}',
      second_factor_on: 'A verificação em duas etapas está ativada · {brand}',
      second_factor_off: 'A verificação em duas etapas está desativada · {brand}',
      recovery_codes_renewed: 'Novos códigos de recuperação · {brand}',
      recovery_code_used: 'Um código de recuperação foi usado · {brand}',
    },
    changes: {
      password: 'A senha da sua conta foi alterada.',
      passkey_added:
        'Uma chave de acesso foi adicionada à sua conta: ela abre o painel sem senha nem código.',
      passkey_removed: 'Uma chave de acesso da sua conta foi removida: ela não abre mais o painel.',
      second_factor_on:
        'A verificação em duas etapas da sua conta foi ativada: um código é pedido depois da senha.',
      second_factor_off: 'A verificação em duas etapas da sua conta foi desativada: basta a senha.',
      recovery_codes_renewed:
        'Os códigos de recuperação da sua conta foram substituídos: os anteriores não valem mais.',
      recovery_code_used: 'Um código de recuperação da sua conta foi usado. Ele não pode ser usado de novo.',
    },
    account: 'Foi em {at} (horário de Paris), no painel da {brand} ({site}).',
    own: 'Se foi você, ou se você tinha pedido isso, não há nada a fazer.',
    stranger:
      'Caso contrário, avise a administração e escolha uma nova senha imediatamente, com “Esqueceu sua senha?” na página de entrada:',
  },
  invitation: {
    subject: 'Seu acesso ao painel da {brand}',
    greeting: 'Olá, {name}!',
    text: '{inviter} convida você para o painel da {brand}. Abra este link para escolher sua senha. Ele funciona uma única vez, até {until} (horário de Paris):',
    unexpected:
      'Se você não esperava este convite, ignore esta mensagem: enquanto nenhuma senha for escolhida, a conta continua fechada.',
  },
  test: {
    subject: 'Mensagem de teste',
    text: 'Se você lê esta mensagem, o envio de e-mails da {brand} funciona. Enviada em {at} (horário de Paris).',
  },
  footer: 'Você recebe esta mensagem porque seu endereço está nas configurações do painel.',
  platforms: {
    youtube: 'YouTube',
    meta: 'Meta',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
} satisfies typeof fr;
