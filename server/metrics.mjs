// What the server counts about itself, in the text format of Prometheus.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * @typedef {object} Metrics
 * @property {(kind: string, status: number, seconds: number) => void} answered
 * @property {(kind: 'page' | 'backend', change: 1 | -1) => void} open requests under way
 * @property {(event: string) => void} security
 * @property {() => Promise<string>} text
 * @property {string} contentType
 */

/**
 * Opens the counters.
 * @param {() => number} databaseQueue how many messages the embedded database executes or has waiting
 * @returns {Metrics}
 */
export function openMetrics(databaseQueue) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'axis_answers_total',
    help: 'Answers by kind of address and class of status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'axis_answer_seconds',
    help: 'From the headers of a request to the end of its answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const underWay = new Gauge({
    name: 'axis_requests_open',
    help: 'Requests under way',
    labelNames: ['kind'],
    registers,
  });
  const events = new Counter({
    name: 'axis_security_events_total',
    help: 'Events of the security log',
    labelNames: ['event'],
    registers,
  });
  void new Gauge({
    name: 'axis_database_queue',
    help: 'Messages that the embedded database executes or has waiting',
    registers,
    collect() {
      this.set(databaseQueue());
    },
  });
  return {
    answered(kind, status, seconds) {
      answers.inc({ kind, status: `${Math.trunc(status / 100)}xx` });
      durations.observe({ kind }, seconds);
    },
    open: (kind, change) => underWay.inc({ kind }, change),
    security: (event) => events.inc({ event }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
