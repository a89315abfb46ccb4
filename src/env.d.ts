/// <reference types="astro/client" />
import type { PageLocals } from './contracts/site.ts';

declare global {
  namespace App {
    interface Locals extends PageLocals {}
  }
}
