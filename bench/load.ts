import autocannon from 'autocannon';
import { readPlan } from './processes.ts';

/** Puts one load on one address, in a process of its own: reads a LoadPlan, prints a LoadResult. */
export interface LoadPlan {
  url: string;
  connections: number;
  seconds: number;
  /** Ends after this many requests, however long they take. */
  amount?: number;
  method: 'GET' | 'POST';
  /** Each connection takes the next of these in turn. */
  variants: { headers: Record<string, string>; bodies: string[]; path?: string }[];
}

export interface LoadResult {
  requests: number;
  errors: number;
  p50: number;
  p99: number;
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  let taken = 0;
  const result = await autocannon({
    url: plan.url,
    connections: plan.connections,
    ...(plan.amount === undefined ? { duration: plan.seconds } : { amount: plan.amount }),
    method: plan.method,
    setupClient(client) {
      const variant = plan.variants[taken % plan.variants.length];
      taken += 1;
      if (variant === undefined) return;
      const bodies = variant.bodies.length > 0 ? variant.bodies : [undefined];
      client.setRequests(
        bodies.map((body) => ({
          method: plan.method,
          headers: variant.headers,
          ...(variant.path === undefined ? {} : { path: variant.path }),
          ...(body === undefined ? {} : { body }),
        })),
      );
    },
  });
  return {
    requests: result.requests.total,
    errors: result.errors + result.non2xx,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

process.stdout.write(JSON.stringify(await load(await readPlan<LoadPlan>())));
