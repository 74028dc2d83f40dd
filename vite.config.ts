import { availableParallelism } from 'node:os'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { headerFiles } from './.tools/headers/plugin.ts'
import { compileHints } from './.tools/plugins/compile-hints.ts'
import { firstFetch } from './.tools/plugins/first-fetch.ts'
import { firstPaint } from './.tools/plugins/first-paint.ts'
import { licences } from './.tools/plugins/licences.ts'
import { messages } from './.tools/plugins/messages.ts'
import { serviceWorker } from './.tools/plugins/service-worker.ts'
import { strictPackages } from './.tools/plugins/strict-packages.ts'
import { inProject } from './.tools/root.ts'
import { serverAddress } from './.tools/server-address.ts'

const area = (name: string) => ({ name, test: new RegExp(`/src/app/areas/${name}\\.area\\.ts$`) })

/**
 * Files of the build, in the order in which users need them. Each contains its modules and their imports, except those of
 * earlier files. The bundler makes one more file for each part that loads on demand.
 */
const files = [
  { name: 'index', tags: ['$initial' as const] },
  { name: 'mock', test: /\/mirage\/start\.ts$/ },
  area('frame'),
  area('sign-in'),
  area('trades'),
  { name: 'overlays', test: /\/src\/ui\/overlays\// },
  area('lists'),
  area('registration'),
  area('forms'),
  area('reports'),
  area('device'),
]

/** Factor for the timeouts of tests. The machines of continuous integration are shared and noisy. */
const patience = process.env.CI ? 3 : 1

export default defineConfig(({ command }) => {
  const api = serverAddress(process.env.VITE_API ?? (command === 'serve' ? 'mock' : ''))
  return {
    root: inProject('src'),
    cacheDir: inProject('.cache/vite'),
    envDir: false,
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    plugins: [
      vanillaExtractPlugin(),
      react(),
      firstFetch(),
      firstPaint(),
      compileHints(),
      strictPackages(),
      licences(),
      messages({ hasMock: api === 'mock' }),
      headerFiles(api === 'mock' ? null : api),
      serviceWorker(api),
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
    resolve: {
      alias: [
        // Removes Mirage's bundled XMLHttpRequest replacement: mirage/server/interceptor.ts intercepts fetch instead.
        { find: 'pretender', replacement: inProject('mirage/server/no-pretender.ts') },
        {
          find: /^@miragejs\/pretender-node-polyfill\/(?:before|after)$/,
          replacement: inProject('mirage/server/no-pretender.ts'),
        },
      ],
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
    // Lets the worker that reads files load the reader of spreadsheets on demand.
    worker: { format: 'es' },
    build: {
      outDir: inProject(api === 'mock' ? 'dist/demo' : 'dist/product'),
      emptyOutDir: true,
      target: 'es2023',
      // The app's minimum browser version: see .readme/security.md. For older targets, the build would write every
      // colour three times.
      cssTarget: 'es2024',
      // Disabled: preload lists would enlarge the entry, and most of their files are in chunks that are already loaded.
      modulePreload: false,
      // One style sheet for all chunks, so that chunks need no list of style sheets.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: files },
        },
      },
    },
    test: {
      root: inProject(),
      restoreMocks: true,
      hookTimeout: 60_000,
      // In MiB. Screens create many short-lived objects. At the default of 16, garbage collection takes 25 % of the
      // time.
      execArgv: ['--max-semi-space-size=64'],
      // Runs many files per process, in separate VM contexts. This avoids starting Node.js and loading packages for each
      // file.
      pool: 'vmForks',
      // More workers than cores, because tests mostly wait. The default would leave one of two cores idle.
      maxWorkers: availableParallelism() + 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            // Timeouts in ms. Slower test files set their own timeout.
            testTimeout: 10_000 * patience,
            expect: { poll: { timeout: 8000 } },
            include: ['tests/**/*.test.ts'],
            setupFiles: ['tests/setup.ts', 'tests/setup-machines.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            testTimeout: 60_000 * patience,
            expect: { poll: { timeout: 40_000 } },
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts', 'tests/setup-machines.ts', 'tests/setup-screens.ts'],
          },
        },
      ],
    },
  }
})
