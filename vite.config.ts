import { availableParallelism } from 'node:os'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { headerFiles } from './.tools/headers/plugin.ts'
import { bundleChunks } from './.tools/plugins/chunks.ts'
import { compileHints } from './.tools/plugins/compile-hints.ts'
import { firstFetch } from './.tools/plugins/first-fetch.ts'
import { firstPaint } from './.tools/plugins/first-paint.ts'
import { licences } from './.tools/plugins/licences.ts'
import { serveMachineSchemas } from './.tools/plugins/machine-schemas.ts'
import { messages } from './.tools/plugins/messages.ts'
import { serviceWorker } from './.tools/plugins/service-worker.ts'
import { serveStateSources } from './.tools/plugins/state-sources.ts'
import { strictPackages } from './.tools/plugins/strict-packages.ts'
import { inProject } from './.tools/root.ts'
import { serverAddress } from './.tools/server-address.ts'

const features = (...files: string[]) => files.map(file => `src/features/${file}`)
const lists = features(
  'home/overview.tsx',
  'trades/collection-list.tsx',
  'materials/material-list.tsx',
  'businesses/business-list.tsx',
  'access/users/user-list.tsx',
  'access/roles/role-list.tsx',
)
const frame = ['src/app/frame/frame.tsx', ...features('trades/transaction-list.tsx')]
// Code for filtering lists, and for the menus and dialogs of saved views.
const filters = [
  'src/patterns/list/filter/load-filtering.ts',
  'src/patterns/list/filter/filter-menu.tsx',
  'src/patterns/list/filter/filter-chips.tsx',
  'src/patterns/list/filter/filter-reading.tsx',
  'src/patterns/list/views/saved-view-menu-items.tsx',
  'src/patterns/list/views/view-dialog.tsx',
  'src/domain/filters/filter-period.ts',
  'src/domain/filters/trade-tests.ts',
  'src/domain/filters/material-tests.ts',
  'src/domain/filters/people-tests.ts',
]
// Overlays, and the sign-in dialog that opens over unsaved work. Every form preloads this chunk.
const overlays = [
  'src/ui/overlays/menu.tsx',
  'src/ui/layout/navigation-drawer.tsx',
  // Modules that the palette shares with forms, trades and files. Listed here to keep them out of the palette's chunk.
  'src/ui/fields/checkbox.tsx',
  'src/ui/keys/key-signs.ts',
  'src/actors/lists/list-reading.actor.ts',
  'src/domain/trades/trade-name.ts',
  ...features('sign-in/reauthenticate-dialog.tsx'),
]
// Modules that every screen loads when the page is idle.
const prefetched = ['src/app/prefetch-overlays.ts', 'src/app/offline/register.ts']
const signInSteps = features('sign-in/sign-up.tsx', 'sign-in/enrol.tsx', 'sign-in/challenge.tsx')
const forms = [
  'src/actors/lists/find-row-page.ts',
  'src/api/workarounds/row-order.ts',
  'src/api/workarounds/ignored-sort.ts',
  ...features(
    'materials/material-form.tsx',
    'access/users/user-form.tsx',
    'access/users/assign-role.tsx',
    'access/roles/role-form.tsx',
    'access/roles/role-permissions.tsx',
    'businesses/business-form.tsx',
    'materials/material-dialog.tsx',
    'access/users/user-dialog.tsx',
    'businesses/business-dialog.tsx',
  ),
]
const tradeForms = features(
  'trades/transaction-form.tsx',
  'trades/collection-form.tsx',
  'trades/recording/record-menu-items.tsx',
  'trades/reading/trade-views.ts',
  'trades/totals/trade-figure.tsx',
)
// Code for reading weights from a scale, for browsers with Web Serial.
const scale = features('trades/scale/create-form-scale.tsx', 'trades/scale/scale-menu-items.tsx')
// Code for records on this device, for users who work offline.
const outbox = [
  'src/actors/outbox/outbox.actor.ts',
  ...features(
    'trades/outbox/outbox-chip.tsx',
    'trades/outbox/outbox-notices.tsx',
    'trades/outbox/unsent-group.tsx',
    'trades/outbox/unsent-slip.tsx',
    'trades/outbox/waiting.tsx',
  ),
]
// Workarounds for server differences. Each is loaded when its difference occurs.
const workarounds = [
  'business-sellers',
  'ignored-zeros',
  'kept-otherwise',
  'line-by-record',
  'search-again',
  'server-words',
  'whole-user',
].map(name => `src/api/workarounds/${name}.ts`)
const reports = features('reports/statement/statements.tsx', 'reports/flow/flows.tsx', 'reports/register/registers.tsx')
// Data for working offline, and its page.
const offline = [
  'src/actors/device/offline-data.ts',
  'src/actors/device/search-stored.ts',
  'src/app/frame/no-connection.tsx',
  ...features('offline/offline-page.tsx'),
]
const charts = ['stacked-months', 'flow-months', 'day-lines'].map(name => `src/ui/charts/${name}.tsx`)
// Code for exporting, printing and importing.
const files = [
  'src/patterns/list/export/list-exporting.tsx',
  'src/patterns/list/selection/selection-bar.tsx',
  'src/patterns/scan/scan-dialog.tsx',
  ...features(
    'materials/import-materials.tsx',
    'trades/trade-file.ts',
    'materials/material-file.ts',
    'businesses/business-file.ts',
    'access/users/user-file.ts',
    'access/roles/role-file.ts',
  ),
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
      bundleChunks(
        // Screens for visitors without a session.
        { name: 'entry', roots: features('sign-in/sign-in.tsx') },
        { name: 'answers', roots: ['src/api/authentication-answers.ts'] },
        { name: 'frame', roots: frame },
        ...(api === 'mock' ? [{ name: 'mock', roots: ['mirage/start.ts', 'src/lab/product/watch-machines.ts'] }] : []),
        { name: 'steps', roots: signInSteps },
        { name: 'lists', roots: [...overlays, ...lists, ...prefetched] },
        { name: 'forms', roots: [...forms, ...tradeForms] },
        { name: 'charts', roots: charts },
        { name: 'scale', roots: scale },
        { name: 'filters', roots: filters },
        { name: 'outbox', roots: outbox },
        {
          name: 'files',
          roots: [...files, 'src/app/palette/commands.tsx', 'src/app/format-dialog.tsx', ...workarounds],
        },
        { name: 'reports', roots: reports },
        { name: 'offline', roots: offline },
      ),
      firstFetch(),
      firstPaint(),
      compileHints(),
      strictPackages(),
      licences(),
      messages({ hasMock: api === 'mock' }),
      headerFiles(api === 'mock' ? null : api),
      serviceWorker(api),
      serveStateSources(),
      serveMachineSchemas(),
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
    },
    test: {
      root: inProject(),
      restoreMocks: true,
      hookTimeout: 60_000,
      // In MiB. Screens create many short-lived objects. At the default of 16, garbage collection takes 25 % of the
      // time.
      execArgv: ['--max-semi-space-size=64'],
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
            // Runs many files per process, in separate VM contexts. This avoids starting Node.js and loading packages
            // for each file.
            pool: 'vmForks',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts', 'tests/setup-machines.ts', 'tests/setup-screens.ts'],
          },
        },
      ],
    },
  }
})
