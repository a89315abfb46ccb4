import type { settingsErrors as fr } from '../fr/settings-errors.ts';

export const settingsErrors = {
  url_error: 'Please enter a complete address that begins with https://.',
  https_error: 'The address of the blog must begin with https://.',
  widget_error: 'Letters, digits, dashes and underscores only.',
  key_error: 'This key contains characters that are not allowed.',
  line_error: 'This text must fit on one line.',
  capital_error: 'The capital is a whole number of euros, in digits.',
  host_error: 'Please enter the name of a server, for example smtp.example.com.',
  port_error: 'The port is a number from 1 to 65535.',
  password_again: 'The server changes: type the password again.',
  security_error: 'Please choose a type of encryption.',
  events_error: 'Choose at least one event, or clear the address.',
  role_error: 'Please choose a role.',
  hours_error: 'Please choose a duration.',
  version_error: 'Reload the page and try again.',
  cost_error: 'Please enter a cost above zero.',
  cost_decimals_error: 'Three decimals at most.',
  cost_max_error: 'This cost seems too high.',
  cost_order_error: 'The low cost cannot exceed the high one.',
  cost_unit_error: 'A platform’s unit does not change.',
} satisfies typeof fr;
