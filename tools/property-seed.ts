import fc from 'fast-check';

/**
 * Tests of properties draw the same examples in every run: one that fails, fails for everybody, on the change that
 * broke it. `PROPERTY_SEED=7 npm test` draws others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
