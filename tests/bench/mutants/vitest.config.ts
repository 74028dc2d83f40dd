// Vitest configuration for the tests of one mutated machine: see test-detection.ts.
import { defineConfig } from 'vitest/config'
import { inProject } from '#tools/root.ts'

export default defineConfig({
  root: inProject(),
  cacheDir: inProject('.cache/vite'),
  test: {
    include: ['tests/machines/*/*.test.ts'],
    // Long tests set a longer timeout than a mutant may take.
    exclude: ['**/*.long.test.ts'],
    setupFiles: ['tests/setup.ts', 'tests/bench/mutants/setup-mutant.ts'],
    maxWorkers: 1,
    bail: 1,
  },
})
