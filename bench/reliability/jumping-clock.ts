/** Loaded before a portal: its machine's clock jumps at each SIGUSR2, by the seconds of CLOCK_JUMPS in turn. */
const jumps = (process.env['CLOCK_JUMPS'] ?? '').split(',').map(Number);
const { now } = Date;
let ahead = 0;
let turn = 0;

process.on('SIGUSR2', () => {
  ahead += (jumps[turn % jumps.length] ?? 0) * 1000;
  turn += 1;
});

globalThis.Date = class extends Date {
  static override now(): number {
    return now() + ahead;
  }
  constructor(...given: []) {
    super(...(given.length === 0 ? ([now() + ahead] as unknown as []) : given));
  }
} as DateConstructor;
