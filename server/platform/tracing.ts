import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server } from 'node:http';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** Ends a span; with an error the span has failed. */
export type EndSpan = (error?: unknown) => void;

/** Spans of a node's requests, jobs and statements for OpenTelemetry, with a fixed set of names and without values. */
export interface Tracing {
  /** Begins the span of each request of the server, before anything answers it. */
  follow(server: Server): void;
  /** Ends the span of a request, once its answer is known; returns the trace id for the log. */
  endRequest(
    request: object,
    answered: { route: string; method: string | undefined; status: number },
  ): string | undefined;
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Begins the span of a statement within the current request or job; outside there is none. */
  beginStatement(text: string): EndSpan | undefined;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** The base address of an OTLP receiver over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** The share of traces that is kept, 0 to 1. */
  share: number;
  version: string;
  /** Receives errors about unsent spans. */
  onTrouble: (problem: string) => void;
}

const propagator = new W3CTraceContextPropagator();

/** A batch is retried for this long, and then dropped. */
const sendingMilliseconds = 3_000;
const longestStatement = 2_000;

/** Opens the sending of spans (spec 13.15). An unreachable receiver costs spans, never a request. */
export function openTracing({ endpoint, share, version, onTrouble }: TracingOptions): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendingMilliseconds });
  const tell = (problem: unknown) => onTrouble(problem instanceof Error ? problem.message : String(problem));
  setGlobalErrorHandler(tell);
  // a visitor's browser may name a trace, but does not decide whether it is kept
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'aula-previsional', 'service.version': version }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    spanLimits: { attributeValueLengthLimit: longestStatement },
  });
  const tracer = provider.getTracer('portal');
  const current = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<object, Span>();

  function begin(name: string, kind: SpanKind, parent: Context, attributes: Attributes = {}) {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, inside: trace.setSpan(parent, span) };
  }
  return {
    follow(server) {
      const others = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request: IncomingMessage, response) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const { span, inside } = begin('request', SpanKind.SERVER, parent);
        requests.set(request, span);
        current.run(inside, () => {
          for (const other of others) other.call(server, request, response);
        });
      });
    },
    endRequest(request, { route, method = '', status }) {
      const span = requests.get(request);
      if (span === undefined) return undefined;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      return span.spanContext().traceId;
    },
    async job(name, work) {
      const { span, inside } = begin(`job ${name}`, SpanKind.INTERNAL, ROOT_CONTEXT);
      try {
        return await current.run(inside, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    beginStatement(text) {
      const parent = current.getStore();
      if (parent === undefined) return undefined;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const { span } = begin(verbOf(text), SpanKind.CLIENT, parent, attributes);
      return (error) => {
        if (error !== undefined && error !== null) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    close: () => provider.shutdown().catch(tell),
  };
}

/** The first word of a statement: select, insert, with, begin. */
const verbOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
