import {
  youtubeAudienceFactor,
  youtubeAudiences,
  youtubeGenres,
} from '../../../../domain/guide/youtube-budget.ts';
import { barred, effect, factor, limit, plain, type TableBuilder } from './table-data.ts';

const goals = ['first', 'second', 'third', 'fourth'] as const;

export const youtubeTables = {
  'youtube.genres': (w) => ({
    caption: w.t.youtube.genres,
    columns: [w.t.columns.genre, w.t.columns.costPerView],
    rows: youtubeGenres.map((genre) => ({
      name: w.calculators.youtube.choices.genre[genre],
      cells: [barred(w, `youtube.costPerView.${genre}`)],
    })),
  }),
  'youtube.audiences': (w) => ({
    caption: w.t.youtube.audiences,
    columns: [w.t.columns.audience, w.t.columns.effect, w.t.columns.factor],
    rows: youtubeAudiences.map((audience) => ({
      name: w.calculators.youtube.choices.audience[audience],
      cells: [
        effect(w, `youtube.audience.${audience}`),
        { text: factor(w, youtubeAudienceFactor(audience)).text },
      ],
    })),
  }),
  'youtube.goals': (w) => ({
    caption: w.t.youtube.goals,
    columns: [w.t.columns.views, w.t.columns.budget],
    rows: goals.map((goal) => ({
      name: plain(w, `youtube.goal.${goal}.views`).text,
      cells: [barred(w, `youtube.goal.${goal}.budget`)],
    })),
  }),
  'youtube.targets': (w) => ({
    caption: w.t.youtube.targets,
    columns: [w.t.columns.metric, w.t.columns.target],
    rows: [
      { name: w.t.metrics.costPerView, cells: [limit(w, 'under', 'youtube.target.costPerView')] },
      { name: w.t.metrics.clickRate, cells: [limit(w, 'over', 'youtube.target.clickRate')] },
      { name: w.t.metrics.watchTime, cells: [limit(w, 'over', 'youtube.target.watchTime')] },
      { name: w.t.metrics.streamsReturn, cells: [limit(w, 'over', 'youtube.target.streamsReturn')] },
    ],
  }),
} as const satisfies Record<string, TableBuilder>;
