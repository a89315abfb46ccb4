import { loadOnInteraction } from '../../browser/load-on-interaction.ts';

/** The player is loaded when the page is first used; until then it is drawn at rest. */
loadOnInteraction(async () => {
  const player = document.querySelector<HTMLElement>('[data-player]');
  if (player) (await import('./sound-player.ts')).startSound(player);
});
