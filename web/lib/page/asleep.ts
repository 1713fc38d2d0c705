import type { Query, Viewer } from './screen.ts';

/** An `app` screen that sleeps, for what runs beside it meanwhile (web/asleep.ts). */
export interface AsleepScreen<Data> {
  data: Data;
  query: Query;
  viewer: Viewer | null;
  /** What React will take over. It hears `hydrating` before that: it has to be again as the server rendered it. */
  place: HTMLElement;
  /** Asks for the screen's script, without a press. */
  wake(): void;
}
