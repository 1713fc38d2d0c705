import fc from 'fast-check';

/**
 * Property tests draw the same examples in every run, so that a failure is reproducible for everybody. `PROPERTY_SEED=7
 * npm test` draws others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
