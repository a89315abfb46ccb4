import type { adminGoLive as fr } from './fr.ts';

export const adminGoLive: typeof fr = {
  recheck: 'Verificar de novo',
  checking: 'Verificando…',
  checkedToday: 'Verificado às {at}',
  checkedOn: 'Verificado em {at}',
  notYet: 'Ainda não verificado',
  computed: 'Não há nada para marcar: o site verifica cada ponto sozinho.',
  risky: {
    one: '{count} ponto a torna arriscada.',
    other: '{count} pontos a tornam arriscada.',
  },
  unknown: {
    one: '{count} ponto não pôde ser verificado.',
    other: '{count} pontos não puderam ser verificados.',
  },
  complete: 'Tudo em ordem: o site pode ser publicado.',
  stays: 'Esta lista saiu do menu. Ela continua neste endereço.',
  points: {
    one: '{count} ponto',
    other: '{count} pontos',
  },
  groups: {
    blocks: 'Impede a publicação',
    risky: 'Torna a publicação arriscada',
    unknown: 'Não verificado',
    ok: 'Em ordem',
  },
  broken: 'A verificação falhou por um erro do site. O registro do servidor diz o motivo.',
  actions: {
    address: 'Mudar o endereço',
    complete: 'Completar',
    settle: 'Ajustar os números',
    statements: 'Confirmar',
    replyTime: 'Informar o prazo',
    planner: 'Abrir o radar',
    booking: 'Ajustar os endereços',
    webhooks: 'Digitar os endereços',
    tryWebhooks: 'Testar',
    mail: 'Configurar o e-mail',
    tryMail: 'Enviar um teste',
    reviews: 'Conectar as avaliações',
    tags: 'Ajustar as tags',
    sends: 'Ver os envios',
    backup: 'Fazer um backup',
    prove: 'Testar',
    restore: 'Testar a restauração',
    removeDemo: 'Remover os exemplos',
    endDemo: 'Encerrar a demonstração',
    team: 'Ver a equipe',
    ownFactor: 'Proteger minha conta',
    passages: 'Ver os trechos',
  },
  causes: {
    timeout: 'sem resposta em 5 segundos',
    private: 'endereço privado',
    name: 'nome desconhecido',
    certificate: 'certificado recusado',
    connection: 'conexão impossível',
    status: 'resposta com erro',
    invalid: 'resposta ilegível',
    unreachable: 'servidor fora de alcance',
    not_configured: 'nenhum widget',
  },
  address: {
    text: 'O endereço pelo qual os visitantes veem o site, com https. O site verifica antes que ele leva até aqui. Links, e-mails e buscadores o seguem na hora; cookies seguros, HSTS e chaves de acesso, na próxima inicialização do servidor.',
    field: 'Endereço público',
    action: 'Verificar e salvar',
    done: 'Endereço salvo.',
  },
  backup: {
    text: 'Todo o banco em um arquivo, para guardar fora deste servidor. Ele contém os dados pessoais de todos: confirme que é você.',
    action: 'Baixar o backup',
    done: 'Backup baixado.',
  },
  restore: {
    text: 'Um backup é feito e restaurado em um banco à parte, onde cada tabela deve ter tantas linhas. Depois esse banco é apagado; o site continua funcionando.',
    action: 'Iniciar o teste',
    done: 'Teste concluído.',
  },
  prove: {
    text: 'Um contato fictício faz todo o percurso de um cliente, pelo endereço público, e depois é apagado. Ele não aparece em nenhuma lista, número ou envio. As automações recebem sua mensagem de teste, e do servidor de e-mail só se testa a conexão.',
    action: 'Testar agora',
    done: 'Teste concluído.',
  },
  proofCauses: {
    timeout: 'sem resposta em 15 segundos',
    private: 'endereço privado',
    connection: 'sem conexão',
    status: 'resposta de erro',
    form: 'a página não tem formulário',
    files: 'falta um arquivo da página',
    language: 'a página está em outro idioma',
    refused: 'contato recusado',
    limited: 'solicitações demais do mesmo endereço',
    unavailable: 'o site não conseguiu guardá-lo',
    spam: 'confundido com o de um robô',
    mark: 'marca não reconhecida: os processos não têm o mesmo segredo, ou um proxy remove o cabeçalho X-Proof',
    left: 'havia restado uma linha; foi apagada',
    credentials: 'usuário ou senha recusados',
    encryption: 'criptografia recusada',
    certificate: 'certificado inválido',
  },
  removeDemo: {
    text: 'Serão removidos: {parts}. O que não está marcado como exemplo fica. A demonstração termina: os números não confirmados e os endereços de exemplo são retirados do site.',
    onlyEnd:
      'A demonstração termina: os números não confirmados e os endereços de exemplo são retirados do site.',
    confirmEnd: 'Sim, encerrar a demonstração',
    confirm: 'Sim, remover estes exemplos',
    removed: 'Exemplos removidos: {parts}.',
    none: 'Demonstração encerrada.',
    kept: {
      one: '{count} imagem de exemplo fica: os seus textos a mostram.',
      other: '{count} imagens de exemplo ficam: os seus textos as mostram.',
    },
  },
  kinds: {
    posts: {
      one: '{count} artigo do blog',
      other: '{count} artigos do blog',
    },
    landings: {
      one: '{count} landing page',
      other: '{count} landing pages',
    },
    releases: {
      one: '{count} lançamento',
      other: '{count} lançamentos',
    },
    visits: {
      one: '{count} visita contada',
      other: '{count} visitas contadas',
    },
    leads: {
      one: '{count} lead',
      other: '{count} leads',
    },
    campaigns: {
      one: '{count} campanha',
      other: '{count} campanhas',
    },
    reviews: {
      one: '{count} avaliação',
      other: '{count} avaliações',
    },
    pictures: {
      one: '{count} imagem',
      other: '{count} imagens',
    },
    articles: {
      one: '{count} artigo',
      other: '{count} artigos',
    },
    contradicted: {
      one: '{count} contradição',
      other: '{count} contradições',
    },
    unconfirmed: {
      one: '{count} número sem base',
      other: '{count} números sem base',
    },
    expired: {
      one: '{count} número vencido',
      other: '{count} números vencidos',
    },
    legal: {
      one: 'aviso legal ({count})',
      other: 'aviso legal ({count})',
    },
    privacy: {
      one: 'privacidade ({count})',
      other: 'privacidade ({count})',
    },
    cookies: {
      one: 'política de cookies ({count})',
      other: 'política de cookies ({count})',
    },
    terms: {
      one: 'termos de uso ({count})',
      other: 'termos de uso ({count})',
    },
  },
  checks: {
    address: {
      title: 'Endereço público',
      outcomes: {
        answers: '{address} responde.',
        answersUntil: '{address} responde, com certificado válido até {until}.',
        local: '{address} só abre a partir deste servidor ou da rede dele.',
        example: '{address} é um endereço de exemplo.',
        http: '{address} não usa https: o que os visitantes digitam circula sem criptografia.',
        certificate:
          'O certificado de {address} não é confiável: os navegadores vão se recusar a abrir o site.',
        expiring: 'O certificado de {address} vence em {until}.',
        nowhere: '{address} não leva a nenhum servidor: o nome é desconhecido.',
        failing: '{address} responde com um erro ({count}).',
        otherSite: '{address} responde, mas não é este site.',
        unreached: 'O próprio servidor não conseguiu abrir {address}: {cause}. Tente em outro aparelho.',
        waiting: 'Ainda não verificado.',
      },
    },
    company: {
      title: 'Dados da empresa',
      outcomes: {
        complete: 'Todos os campos obrigatórios estão preenchidos.',
        missing: 'Falta: {names}.',
      },
    },
    claims: {
      title: 'Números anunciados',
      outcomes: {
        confirmed: 'Todos os números anunciados estão confirmados.',
        unsettled: '{parts}. Eles não serão mostrados.',
      },
    },
    prices: {
      title: 'Preços do simulador',
      outcomes: {
        own: 'Os preços em vigor são os da agência.',
        confirmed: 'A tabela original está confirmada.',
        delivered: 'A tabela ainda é a original, e ninguém a confirmou.',
      },
    },
    statements: {
      title: 'Afirmações do site',
      outcomes: {
        confirmed: 'Todas as afirmações originais estão confirmadas.',
        unconfirmed: 'Ainda como vieram, sem confirmação: {names}.',
      },
    },
    replyTime: {
      title: 'Prazo de resposta',
      outcomes: {
        set: {
          one: '{count} hora útil, anunciada no formulário de contato.',
          other: '{count} horas úteis, anunciadas no formulário de contato.',
        },
        none: 'Nenhum prazo informado: o formulário de contato não promete nada.',
      },
    },
    planner: {
      title: 'Fontes do planejador',
      outcomes: {
        asked: {
          one: '{count} base de lançamentos responde.',
          other: '{count} bases de lançamentos respondem.',
        },
        off: 'As bases de lançamentos não são consultadas (RELEASE_SOURCES): nada é medido.',
        none: 'Todas as bases de lançamentos estão desativadas: nada é medido.',
        waiting: 'Nenhuma base de lançamentos respondeu ainda.',
      },
    },
    booking: {
      title: 'Ligações',
      outcomes: {
        answer: {
          one: '{count} endereço responde.',
          other: '{count} endereços respondem.',
        },
        none: 'Nenhum endereço: os botões levam ao formulário de contato.',
        example: {
          one: 'Endereço de exemplo: {names}.',
          other: 'Endereços de exemplo: {names}.',
        },
        http: {
          one: 'Endereço que não é público e com https: {names}.',
          other: 'Endereços que não são públicos e com https: {names}.',
        },
        silent: {
          one: '{count} endereço de {total} não responde: {names}.',
          other: '{count} endereços de {total} não respondem: {names}.',
        },
        waiting: 'Ainda não verificado.',
      },
    },
    webhooks: {
      title: 'Automações',
      outcomes: {
        answer: {
          one: '{count} automação respondeu da última vez.',
          other: '{count} automações responderam da última vez.',
        },
        missing: 'Sem endereço: {names}. Os pedidos esperam.',
        failing: {
          one: '{count} de {total} não respondeu da última vez: {names}.',
          other: '{count} de {total} não responderam da última vez: {names}.',
        },
        untested: 'Sem teste desde que o endereço foi salvo: {names}.',
      },
    },
    mail: {
      title: 'E-mail',
      outcomes: {
        sent: 'Mensagem de teste aceita em {at}.',
        none: 'Nenhum servidor: as mensagens ficam em arquivos e ninguém é avisado.',
        untested: 'Nenhuma mensagem de teste desde que estas configurações foram salvas.',
        failing: 'A mensagem de teste de {at} não saiu. {cause}',
        slow: '{count} lembretes esperam um mesmo lançamento: na velocidade configurada, o envio leva mais de {total} horas.',
      },
    },
    reviews: {
      title: 'Avaliações',
      outcomes: {
        read: {
          one: '{count} avaliação conectada, lida em {at}.',
          other: '{count} avaliações conectadas, lidas em {at}.',
        },
        none: 'Nenhum widget conectado: só aparecem as avaliações escritas no site.',
        failing: 'A última leitura falhou em {at}: {cause}.',
        waiting: 'O serviço de avaliações ainda não respondeu.',
      },
    },
    tags: {
      title: 'Tags',
      outcomes: {
        none: 'Nenhuma tag ativada.',
        named: {
          one: '{count} ativada, citada na política de cookies.',
          other: '{count} ativadas, todas citadas na política de cookies.',
        },
        incomplete: {
          one: 'Ativada sem identificador válido: {names}.',
          other: 'Ativadas sem identificador válido: {names}.',
        },
        unnamed: {
          one: 'Ativada, mas ausente da política de cookies: {names}.',
          other: 'Ativadas, mas ausentes da política de cookies: {names}.',
        },
      },
    },
    sends: {
      title: 'Envios publicitários',
      outcomes: {
        off: 'Desligados.',
        proven: 'Recebidos por {names}.',
        incomplete: 'Ligados sem pixel ou sem token: {names}.',
        blocked: 'Acesso recusado por {names}.',
        troubled: 'Com problemas em {names}: os detalhes estão em Integrações, aba “Envios”.',
        unproven: 'Nada real foi recebido ainda por {names}: só uma conta real mostra isso.',
      },
    },
    path: {
      title: 'Percurso de um contato',
      outcomes: {
        proven: 'Testado com sucesso em {at}, em {count} ms.',
        never: 'Ainda não testado. O teste é feito toda noite às 04:12.',
        failing: 'Falhando desde {at}, na etapa “{names}”: {cause}.',
        old: 'Sem teste desde {at}: não se sabe se funciona.',
      },
    },
    backup: {
      title: 'Backup',
      outcomes: {
        made: 'Feito em {at}, {size}, fora da pasta de dados.',
        never: 'Nenhum backup foi feito.',
        old: 'O último é de {at}: há mais de uma semana.',
        inside: 'O de {at} está na pasta de dados: o que destruir a pasta o destruirá também.',
      },
    },
    restore: {
      title: 'Restauração',
      outcomes: {
        passed: {
          one: 'Concluída em {at}, em {count} segundo.',
          other: 'Concluída em {at}, em {count} segundos.',
        },
        compared: {
          one: 'Concluída em {at}: {count} linha comparada, a mais recente de {newest}.',
          other: 'Concluída em {at}: {count} linhas comparadas, a mais recente de {newest}.',
        },
        never: 'Nenhum backup foi restaurado ainda, nem como teste.',
        failed: 'O teste de {at} falhou.',
        old: 'A última é de {at}: há mais de oito dias.',
      },
    },
    secondFactor: {
      title: 'Verificação em duas etapas',
      outcomes: {
        all: {
          one: '{count} conta, protegida.',
          other: '{count} contas, todas protegidas.',
        },
        missing: {
          one: '{count} conta de {total} sem segunda etapa: {names}.',
          other: '{count} contas de {total} sem segunda etapa: {names}.',
        },
      },
    },
    demo: {
      title: 'Dados de exemplo',
      outcomes: {
        none: 'Nenhum no banco.',
        rows: 'Ainda no banco: {parts}.',
        on: 'Nenhum no banco, mas a demonstração ainda está em curso: há números não confirmados visíveis.',
      },
    },
    legal: {
      title: 'Páginas legais',
      outcomes: {
        filled: 'Nenhum trecho entre colchetes.',
        placeholders: {
          one: '{count} trecho entre colchetes: {parts}.',
          other: '{count} trechos entre colchetes: {parts}.',
        },
      },
    },
  },
};
