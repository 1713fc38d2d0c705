import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of this process for Prometheus. */
export interface Metrics {
  /** Counts an answered request; `route` is one of a fixed set of names, never an address. */
  observe(route: string, status: number, milliseconds: number): void;
  /** Reads figures of a part of this process, by name, on each request. A name that ends in '_total' only rises. */
  watch(name: string, help: string, read: () => Readonly<Record<string, number>>): void;
  /** The exposition format, with gauges of this moment. */
  text(gauges: readonly GaugeValue[]): Promise<string>;
  contentType: string;
  close(): void;
}

/** A current value: seconds, bytes or a count, as its name ends. */
export interface GaugeValue {
  name: string;
  help: string;
  value: number;
}

/** From a cached page to the slowest export. */
const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Opens the figures of a process, with those of Node.js: memory, processor, lag of the event loop. */
export function openMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Answered requests by call or kind of page, and status',
    labelNames: ['route', 'status'],
    buckets: secondsBuckets,
    registers: [register],
  });
  const known = new Map<string, Gauge>();
  return {
    observe: (route, status, milliseconds) =>
      durations.observe({ route, status: String(status) }, milliseconds / 1000),
    watch(name, help, read) {
      const figure = { name, help, labelNames: ['of'], registers: [register] };
      if (!name.endsWith('_total')) {
        new Gauge({
          ...figure,
          collect() {
            for (const [of, value] of Object.entries(read())) this.set({ of }, value);
          },
        });
        return;
      }
      new Counter({
        ...figure,
        collect() {
          this.reset();
          for (const [of, value] of Object.entries(read())) this.inc({ of }, value);
        },
      });
    },
    async text(gauges) {
      for (const { name, help, value } of gauges) {
        const gauge = known.get(name) ?? new Gauge({ name, help, registers: [register] });
        known.set(name, gauge);
        gauge.set(value);
      }
      return await register.metrics();
    },
    contentType: register.contentType,
    close: () => register.clear(),
  };
}
