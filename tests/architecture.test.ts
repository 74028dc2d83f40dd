import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { circlesOf, exportsOf, faultsOf, type Rules, severalTimes } from './imports.ts'

vi.setConfig({ testTimeout: 120_000 })

const pure = ['messages', 'messages/rich.ts', 'rules', 'schemas', 'domain', 'domain/figures/numbers.ts']
const belowScreens = ['actors', 'machines', 'routing', 'api', ...pure, 'ui', 'ui/charts', 'theme']
const screens = ['patterns', 'features', 'app', 'lab/view', 'lab/app', 'lab/product', 'mirage/panel']

/**
 * Import rules. `places` lists which folders each folder may import, besides its own files; the most specific entry
 * applies. `packages` lists where each package may be used.
 */
const rules: Rules = {
  places: {
    'domain/figures/numbers.ts': ['messages'],
    messages: ['domain/figures/numbers.ts'],
    'messages/rich.ts': ['messages'],
    rules: ['messages'],
    schemas: ['messages', 'rules'],
    domain: ['messages', 'rules', 'schemas', 'domain/figures/numbers.ts'],
    routing: pure,
    machines: pure,
    contract: pure,
    api: ['contract', ...pure],
    actors: ['machines', 'api', 'routing', ...pure],
    theme: [],
    ui: ['messages', 'theme'],
    // Only this folder uses the chart library, which is loaded on demand.
    'ui/charts': ['ui', 'messages', 'theme'],
    patterns: belowScreens,
    features: ['features', 'patterns', ...belowScreens],
    'features/trades/lines': ['patterns', ...belowScreens],
    'features/trades/paste': ['features/trades/lines', 'patterns', ...belowScreens],
    app: ['features', 'patterns', ...belowScreens],
    // Charts, runs and paths of any XState machine: no React, no product.
    'lab/core': [],
    'lab/view': ['lab/core', 'ui', 'theme'],
    // Node: files of any project for the lab's page.
    'lab/server': ['lab/core'],
    // The lab as a package, without the product: its page, and its command.
    'lab/app': ['lab/core', 'lab/view', 'ui', 'theme'],
    'lab/package': ['lab/core', 'lab/server'],
    'lab/product': ['lab/core', 'lab/view', 'lab/product/stage', 'app', 'features', 'patterns', ...belowScreens],
    // Renders the product on a mock, with one actor on the lab's fakes.
    'lab/product/stage': ['lab', 'mirage', 'app', 'features', 'patterns', ...belowScreens],
    'main.tsx': ['app', 'actors', 'api', 'routing', 'theme', 'ui', ...pure],
    'mirage/data': pure,
    'mirage/store': ['contract', ...pure],
    'mirage/rules': ['mirage/store', ...pure],
    'mirage/seed': ['mirage/data', 'mirage/store', ...pure],
    'mirage/scenarios': ['mirage/seed', 'mirage/data', 'mirage/store', ...pure],
    'mirage/sign-in': ['mirage/rules', 'mirage/store', ...pure],
    'mirage/server': ['mirage/sign-in', 'mirage/rules', 'mirage/store', 'contract', ...pure],
    'mirage/routes': [
      'mirage/server',
      'mirage/sign-in',
      'mirage/rules',
      'mirage/seed',
      'mirage/data',
      'mirage/store',
      'contract',
      ...pure,
    ],
    // Overrides routes, to imitate the responses of another server.
    'mirage/public-server': ['mirage/routes', 'mirage/server', 'mirage/rules', 'mirage/store', 'contract', ...pure],
    'mirage/situation': [
      'mirage/routes',
      'mirage/server',
      'mirage/sign-in',
      'mirage/scenarios',
      'mirage/seed',
      'mirage/rules',
      'mirage/data',
      'contract',
      ...pure,
    ],
    'mirage/persistence': [
      'mirage/situation',
      'mirage/server',
      'mirage/scenarios',
      'mirage/data',
      'mirage/store',
      ...pure,
    ],
    mirage: [
      'mirage/public-server',
      'mirage/persistence',
      'mirage/situation',
      'mirage/routes',
      'mirage/server',
      'mirage/sign-in',
      'mirage/scenarios',
      'mirage/seed',
      'mirage/data',
      'mirage/store',
      'contract',
      ...pure,
    ],
    'mirage/panel': ['mirage', ...pure, 'ui', 'theme'],
    // Entry file of the mock and its panel.
    'mirage/start.ts': ['mirage', ...pure],
  },
  /** Subfolders of these places must not import each other. */
  apart: ['features'],
  /** Folders that may import only types from another folder. */
  typesOnly: {
    patterns: ['api'],
    features: ['api'],
    'features/trades/lines': ['api'],
    'features/trades/paste': ['api'],
  },
  /** Folders that only the entry file may import, and only with `import()`, so that a build can omit them. */
  onDemand: { from: 'main.tsx', places: ['mirage', 'lab'] },
  packages: {
    '@fontsource-variable/geist': ['theme'],
    '@fontsource-variable/geist-mono': ['theme'],
    '@tanstack/query-core': ['api'],
    '@visx/axis': ['ui/charts'],
    '@visx/grid': ['ui/charts'],
    '@visx/pattern': ['ui/charts'],
    '@visx/responsive': ['ui/charts', 'lab/product/stage'],
    '@visx/scale': ['ui/charts'],
    '@visx/shape': ['ui/charts'],
    '@vanilla-extract/css': ['theme', 'ui', ...screens],
    '@xstate/react': ['actors', ...screens],
    '@schummar/icu-type-parser': ['messages'],
    'big.js': ['domain'],
    'fastest-levenshtein': ['domain'],
    'd3-random': ['mirage'],
    fflate: ['domain'],
    elkjs: ['lab/core', 'lab/view', 'lab/package'],
    ivya: ['lab/product/stage'],
    'fast-png': ['mirage'],
    'icu-minify': ['messages'],
    idb: ['mirage', 'actors'],
    ky: ['api'],
    miragejs: ['mirage'],
    otpauth: ['mirage'],
    papaparse: ['domain'],
    react: ['messages/rich.ts', 'theme', 'ui', 'actors', 'main.tsx', ...screens],
    'react-aria-components': ['ui', ...screens],
    'react-dom': ['main.tsx', 'ui', ...screens],
    'read-excel-file': ['domain'],
    regexparam: ['routing'],
    serwist: ['app'],
    sonner: ['ui', 'app'],
    sucrase: ['lab/core'],
    'ts-extras': ['messages', 'rules', 'domain', 'contract', 'routing', 'actors', 'theme', ...screens, 'mirage'],
    // Address of a module that the user opens in the lab.
    address: ['lab/view', 'lab/package'],
    node: ['lab/server', 'lab/package'],
    uqr: ['features', 'mirage'],
    uuid: ['domain'],
    // Only the function that declares tests for other projects.
    vitest: ['lab/core'],
    vite: ['lab/server', 'lab/package'],
    ws: ['lab/server'],
    typescript: ['lab/server'],
    'oxc-parser': ['lab/server'],
    wouter: screens,
    xstate: ['lab/core', 'lab/package', 'machines', 'actors', 'main.tsx', ...screens],
    zod: ['schemas', 'contract', 'routing', 'api', 'actors', 'machines', 'features', 'lab', 'mirage'],
  },
}

const root = join(import.meta.dirname, '..')
const sources = new Map(
  globSync('{src,machines,mirage}/**/*.{ts,tsx}', { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.endsWith('.d.ts'))
    .map(path => [path, readFileSync(join(root, path), 'utf8')] as const),
)
/** Style sheets are excluded, because they have the same file and export names as their components. */
const withoutStyles = [...sources].filter(([path]) => !path.endsWith('.css.ts'))

describe('The project', () => {
  test('has source files', () => {
    expect(sources.size).toBeGreaterThan(20)
  })

  test('follows its import rules', () => {
    expect([...sources].flatMap(([path, source]) => faultsOf(path, source, rules))).toEqual([])
  })

  test('uses `calc(-1 * …)` for negative tokens, because CSS drops `-var(…)`', () => {
    const styles = [...sources].filter(
      ([path, source]) => path.endsWith('.css.ts') && source.includes("theme/contract.css.ts'"),
    )
    expect(styles.length).toBeGreaterThan(20)
    expect(styles.filter(([, source]) => /(^|[\s`'"(,])-\$\{/m.test(source)).map(([path]) => path)).toEqual([])
  })

  test('has no circular imports, not even of types', () => {
    expect(circlesOf(sources)).toEqual([])
  })

  test('has unique file names', () => {
    expect(severalTimes(withoutStyles.map(([path]) => [basename(path).replace(/\.tsx?$/, ''), path]))).toEqual([])
  })

  test('has unique export names', () => {
    // Areas only export again.
    const names = withoutStyles
      .filter(([path]) => !path.endsWith('.area.ts'))
      .flatMap(([path, source]) => exportsOf(path, source).map(name => [name, path] as const))
    expect(severalTimes(names)).toEqual([])
  })

  test('has files of at most 250 lines, median 60, 90 % at most 130', () => {
    const lengths = [...sources].map(([path, source]) => ({ path, lines: source.trimEnd().split('\n').length }))
    const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b)
    const mostOf = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
    expect(mostOf(0.5)).toBeLessThanOrEqual(60)
    expect(mostOf(0.9)).toBeLessThanOrEqual(130)
  })
})

/** Files that format dates or numbers outside domain/figures, with the reason. */
const ownWriting: Readonly<Record<string, string>> = {
  'src/messages/message.ts': 'names the type of the formatter that `#` uses',
  'src/actors/locale.ts': 'asks which languages can be written, and writes nothing',
  'src/domain/carbon/carbon.ts': 'exact text of a sum, as it is handed on',
  'src/patterns/list/table/column-widths.ts': 'a width of a style sheet',
  'src/lab/view/inspect/sequence-row.tsx': 'a tool of developers, to the millisecond',
  'src/lab/view/time-left.tsx': 'a tool of developers, in tenths of a second',
  'mirage/panel/sections/call-entry.tsx': 'a tool of developers, to the second',
}

test('Only domain/figures formats dates and numbers', () => {
  const writes =
    /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)|\.toLocale(Date|Time)?String\(|\.to(Fixed|Precision)\(/
  const places = [...sources]
    .filter(([path, source]) => !path.startsWith('src/domain/figures/') && writes.test(source))
    .map(([path]) => path)
  expect(places.toSorted()).toEqual(Object.keys(ownWriting).toSorted())
})

test('A circular import is reported once, also for types', () => {
  const circle = new Map([
    ['src/a.ts', "import { b } from './b.ts'"],
    ['src/b.ts', "import type { C } from '#c/c.ts'"],
    ['src/c/c.ts', "import { a } from '../a.ts'"],
    ['src/d.ts', "import { a } from './a.ts'\nconst c = import('./c/c.ts')"],
  ])
  expect(circlesOf(circle)).toEqual(['src/a.ts → src/b.ts → src/c/c.ts → src/a.ts'])
})

describe('The import rules', () => {
  test.for([
    ['machines/list/list.machine.ts', "import { useState } from 'react'"],
    ['machines/list/list.machine.ts', "import ky from 'ky'"],
    ['machines/list/list.machine.ts', "import { Link } from 'wouter'"],
    ['machines/list/list.machine.ts', "import { createApi } from '#api/api.ts'"],
    ['machines/list/list.machine.ts', "import { readFile } from 'node:fs'"],
    ['machines/list/list.machine.ts', "import _ from 'lodash'"],
    ['machines/list/list.machine.ts', "import { form } from '../form/form.machine.ts'"],
    ['src/domain/carbon/totals.ts', "import { listMachine } from '#machines/list/list.machine.ts'"],
    ['machines/list/list.machine.ts', "import { addresses } from '#contract/addresses.ts'"],
    ['src/contract/contract.ts', "import { createApi } from '#api/api.ts'"],
    ['src/rules/ids.ts', "import * as z from 'zod/mini'"],
    ['src/rules/ids.ts', "import { user } from '#schemas/user.ts'"],
    ['src/schemas/authentication.ts', "import { totalsOf } from '#domain/carbon/totals.ts'"],
    ['src/ui/basics/button.tsx', "import { createActor } from 'xstate'"],
    ['src/ui/basics/button.tsx', "import { may } from '#domain/permissions/permissions.ts'"],
    ['src/features/users/screen.tsx', "import { Lines } from '#features/transactions/lines.tsx'"],
    ['src/features/users/screen.tsx', "export { Lines } from '#features/transactions/lines.tsx'"],
    ['src/features/users/screen.tsx', "import { createApi } from '#api/api.ts'"],
    ['src/features/users/screen.tsx', "import { App } from '#app/app.tsx'"],
    ['src/features/users/screen.tsx', "const mock = await import('#mirage/start.ts')"],
    ['src/features/users/screen.tsx', 'const any = await import(name)'],
    ['src/main.tsx', "import { start } from '#mirage/start.ts'"],
    ['src/main.tsx', "import { usersScreen } from './features/users/screen.tsx'"],
    [
      'src/features/trades/lines/use-lines.ts',
      "import type { TradeKind } from '#features/trades/trade-form-config.ts'",
    ],
    ['src/features/trades/lines/use-lines.ts', "import { createApi } from '#api/api.ts'"],
    ['mirage/store/store.ts', "import type { Route } from '#mirage/server/route.ts'"],
    ['mirage/mock.ts', "import { Panel } from '#mirage/panel/panel.tsx'"],
    ['mirage/mock.ts', "import { createApi } from '#api/api.ts'"],
    ['mirage/mock.ts', "import { Button } from '#ui/basics/button.tsx'"],
    ['src/lab/core/run/run.ts', "import { useState } from 'react'"],
    ['src/lab/core/run/run.ts', "import type { Problem } from '#domain/problem.ts'"],
    ['src/lab/view/card.tsx', "import { catalogue } from '#lab/product/machine-catalogue.ts'"],
    ['src/strange/new.ts', "import { x } from './x.ts'"],
  ] as const)('refuse that %s contains %s', ([path, source]) => {
    expect(faultsOf(path, source, rules)).toHaveLength(1)
  })

  test.for([
    ['machines/list/list.machine.ts', "import { assign } from 'xstate'"],
    ['machines/list/list.machine.ts', "import { src } from '#machines/implementation.ts'"],
    ['machines/list/list.machine.ts', "import { load } from './load.ts'"],
    ['src/schemas/authentication.ts', "import { isEmail } from '#rules/sign-in-rules.ts'"],
    ['src/schemas/user.ts', "import * as z from 'zod/mini'"],
    ['src/features/users/screen.tsx', "import type { Api } from '#api/api.ts'"],
    ['src/features/users/screen.tsx', "import { Row } from '#features/users/row.tsx'"],
    ['src/main.tsx', "const { start } = await import('#mirage/start.ts')"],
    ['src/schemas/user.ts', "import { username } from './authentication.ts'"],
    ['mirage/panel/panel.tsx', "import { Button } from '#ui/basics/button.tsx'"],
  ] as const)('allow that %s contains %s', ([path, source]) => {
    expect(faultsOf(path, source, rules)).toEqual([])
  })
})
