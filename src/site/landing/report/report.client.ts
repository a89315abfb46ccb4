/** Shows the print button, which needs this script. Without it, the browser's own menu prints the page. */
const button = document.querySelector<HTMLButtonElement>('[data-print]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
