import type { ourFigures as fr } from './fr.ts';

export const ourFigures = {
  meta: {
    title: 'Nossos números: o que contam e em que se baseiam',
    description:
      'Cada número que a agência apresenta sobre si mesma: o que conta, em que período, de onde vem, quando foi verificado e até quando vale.',
  },
  title: 'Nossos números',
  lead: 'Cada número que a agência apresenta sobre si mesma, o que conta, de onde vem e até quando vale.',
  list: 'Os números da agência',
  none: {
    title: 'Nenhum número por enquanto.',
    text: 'Um número da agência sobre si mesma (campanhas, artistas, resultados) aparece aqui, e no restante do site, depois de verificado. No dia em que deixa de estar atualizado, sai de todas as páginas. Os preços, os prazos e as médias dos guias são referências e não estão nesta lista.',
    contact: 'Fale com a gente',
  },
  /** The pages that show the figure. */
  shownOn: 'Aparece em',
  scope: 'Abrangência',
  basis: 'Base',
  checked: 'Verificado',
  checkedOn: 'em {day}',
  validUntil: 'válido até {day}',
  noBasis: 'Nenhum documento publicado.',
  example: 'Número de demonstração, não verificado pela agência.',
  /** Shown above figures of a demonstration: all of them are examples, or only the named ones. */
  examples: {
    mark: 'Exemplo',
    all: 'Números de demonstração, não verificados pela agência.',
    some: 'Números de demonstração, não verificados pela agência: {names}.',
  },
  method:
    'Um número sai de todas as páginas quando passa da data, ou quando duas páginas dão dois números para a mesma coisa. Os preços, os prazos e as médias dos guias são referências e não estão nesta lista.',
  newTab: '(nova aba)',
  footer: 'Nossos números',
  source: 'De onde vem este número',
  sources: 'De onde vêm estes números',
  /** Replaces the two texts above for a figure of a demonstration. */
  exampleSource: 'Exemplo: número não verificado',
  exampleSources: 'Exemplo: números não verificados',
  coverage: {
    label: 'das campanhas avaliadas terminaram na faixa mostrada ao cliente',
    said: 'De {judged} campanhas avaliadas nos últimos dois anos, {inside} terminaram na faixa mostrada (entre {low} e {high} com {confidence} de confiança).',
    without: {
      one: 'Uma campanha sem resultado não é contada.',
      other: '{count} campanhas sem resultado não são contadas.',
    },
    measured: 'Medido',
    apart: 'Em detalhe',
    views: 'YouTube, em visualizações: {inside} de {judged}',
    impressions: 'Meta e TikTok, em impressões: {inside} de {judged}',
    basis:
      'Calculado pelo site, para o valor gasto, com todas as campanhas cuja faixa foi mostrada ao cliente. Este número desaparece por si só quando há menos de {least} campanhas avaliadas.',
  },
  labels: {
    renewal: 'dos clientes renovam',
    independent: 'de clientes independentes',
    'meta-showcase': 'Uma campanha de Meta Ads, do início ao fim',
    'spotify-showcase': 'Uma campanha de Spotify Ads, do início ao fim',
  },
  figures: {
    'meta.showcase.views': 'visualizações',
    'meta.showcase.viewers': 'pessoas diferentes',
    'meta.showcase.uniqueReach': 'de alcance único',
    'meta.showcase.interactions': 'interações',
    'meta.showcase.engagement': 'de engajamento',
    'meta.showcase.growth': 'de crescimento',
    'meta.showcase.days': 'duração da campanha',
    'spotify.showcase.streams': 'plays',
    'spotify.showcase.listeners': 'ouvintes únicos',
    'spotify.showcase.saves': 'salvamentos e seguidores',
    'spotify.showcase.audioCompletion': 'ouviram o anúncio inteiro',
    'spotify.showcase.videoClickRate': 'clicaram no vídeo',
    'spotify.showcase.costPerStream': 'por play',
    'spotify.showcase.playlists': 'playlists novas',
    'spotify.showcase.days': 'duração da campanha',
  },
} satisfies typeof fr;
