import fc from 'fast-check';

// The same cases in every run: a test that fails by chance says nothing of the change that it runs for. `npm run fuzz -- formats`
// tries others each time.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
