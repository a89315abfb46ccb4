import type { plannerExample as fr } from './fr.ts';

export const plannerExample = {
  label: 'Exemplo',
  invented: 'Lançamentos inventados. Cálculo real de {day}.',
  inks: { known: 'anunciado', likely: 'esperado', possible: 'possível' },
  scale: 'um bloco, um lançamento',
  title: 'O que você recebe.',
  parts: {
    date: {
      title: 'Uma data, com motivos',
      text: 'Cada ponto tem seu motivo. O que não foi medido é indicado.',
    },
    calendar: {
      title: 'O calendário de trás para frente',
      text: 'Cada etapa tem seu dia, em um arquivo para sua agenda.',
    },
    money: {
      title: 'Um veredito sobre anúncios',
      text: 'A resposta pode ser não.',
      withFee: 'Com os honorários incluídos.',
    },
  },
  withoutGenre: 'Lançamentos sem gênero conhecido: {count}',
  notCounted: 'não contam',
  onDay: 'Dia {day}',
  lastPitch: 'Último dia para o Spotify',
  advertising: 'Anúncios no Spotify, menos de {budget}',
} satisfies typeof fr;
