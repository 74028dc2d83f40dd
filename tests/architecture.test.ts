import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOf, type Rules } from './imports.ts'

const screens = ['patterns', 'features', 'app', 'lab', 'mirage/panel']

/**
 * The map of the project: which folder may import which, and where each package may be used. A folder may always import
 * its own files. Where a file lies in several of these places, the one with the longest name counts.
 */
const rules: Rules = {
  places: {
    rules: [],
    schemas: ['rules'],
    domain: ['rules', 'schemas'],
    routing: ['rules', 'schemas', 'domain'],
    machines: ['rules', 'schemas', 'domain'],
    api: ['rules', 'schemas', 'domain'],
    actors: ['machines', 'api', 'rules', 'schemas', 'domain', 'routing'],
    theme: [],
    ui: ['theme'],
    patterns: ['actors', 'machines', 'routing', 'api', 'rules', 'schemas', 'domain', 'ui', 'theme'],
    features: ['patterns', 'actors', 'machines', 'routing', 'api', 'rules', 'schemas', 'domain', 'ui', 'theme'],
    app: ['features', 'patterns', 'actors', 'machines', 'routing', 'api', 'rules', 'schemas', 'domain', 'ui', 'theme'],
    lab: [
      'app',
      'features',
      'patterns',
      'actors',
      'machines',
      'routing',
      'api',
      'rules',
      'schemas',
      'domain',
      'ui',
      'theme',
    ],
    mirage: ['rules', 'schemas', 'domain'],
    // Where the mock and its panel are put together for the screens.
    'mirage/start.ts': ['mirage', 'mirage/panel'],
    'mirage/panel': ['mirage', 'rules', 'schemas', 'domain', 'ui', 'theme'],
    'main.tsx': ['app', 'actors', 'api', 'routing', 'theme', 'ui', 'domain', 'rules', 'schemas'],
  },
  /** Every folder in one of these keeps to itself. */
  apart: ['features'],
  /** Where one place may take only the types of another. */
  typesOnly: { patterns: ['api'], features: ['api'] },
  /** What only the entry may import, and only by `import()`, so that a build can leave it out. */
  onDemand: { from: 'main.tsx', places: ['mirage', 'lab'] },
  packages: {
    '@fontsource-variable/geist': ['theme'],
    '@fontsource-variable/geist-mono': ['theme'],
    '@tanstack/query-core': ['api'],
    '@vanilla-extract/css': ['theme', 'ui', ...screens],
    '@xstate/react': ['actors', ...screens],
    'big.js': ['domain'],
    'd3-random': ['mirage'],
    idb: ['mirage'],
    ky: ['api'],
    miragejs: ['mirage'],
    otpauth: ['mirage'],
    react: ['theme', 'ui', 'actors', 'main.tsx', ...screens],
    'react-aria-components': ['ui', ...screens],
    'react-dom': ['main.tsx', 'ui', ...screens],
    regexparam: ['routing'],
    sonner: ['ui', 'app'],
    uqr: ['features', 'mirage'],
    wouter: screens,
    xstate: ['machines', 'actors', 'main.tsx', ...screens],
    zod: ['schemas', 'routing', 'api', 'actors', 'machines', 'features', 'mirage'],
  },
}

const root = join(import.meta.dirname, '..')
const sources = globSync('{src,machines,mirage}/**/*.{ts,tsx}', { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.endsWith('.d.ts'))

describe('The project', () => {
  test('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(20)
  })

  test('imports only along the lines of its map', () => {
    const faults = sources.flatMap(path => faultsOf(path, readFileSync(join(root, path), 'utf8'), rules))
    expect(faults).toEqual([])
  })
})

describe('The map', () => {
  test.for([
    ['machines/list/list.machine.ts', "import { useState } from 'react'"],
    ['machines/list/list.machine.ts', "import ky from 'ky'"],
    ['machines/list/list.machine.ts', "import { Link } from 'wouter'"],
    ['machines/list/list.machine.ts', "import { createApi } from '#api/api.ts'"],
    ['machines/list/list.machine.ts', "import { readFile } from 'node:fs'"],
    ['machines/list/list.machine.ts', "import _ from 'lodash'"],
    ['machines/list/list.machine.ts', "import { form } from '../form/form.machine.ts'"],
    ['src/domain/figures/totals.ts', "import { listMachine } from '#machines/list/list.machine.ts'"],
    ['src/rules/ids.ts', "import * as z from 'zod/mini'"],
    ['src/rules/ids.ts', "import { user } from '#schemas/user.ts'"],
    ['src/schemas/authentication.ts', "import { totalsOf } from '#domain/figures/totals.ts'"],
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
    ['mirage/mock.ts', "import { createApi } from '#api/api.ts'"],
    ['mirage/mock.ts', "import { Button } from '#ui/basics/button.tsx'"],
    ['src/strange/new.ts', "import { x } from './x.ts'"],
  ] as const)('stops %s from saying %s', ([path, source]) => {
    expect(faultsOf(path, source, rules)).toHaveLength(1)
  })

  test.for([
    ['machines/list/list.machine.ts', "import { assign } from 'xstate'"],
    ['machines/list/list.machine.ts', "import { slot } from '#machines/slot.ts'"],
    ['machines/list/list.machine.ts', "import { load } from './load.ts'"],
    ['src/schemas/authentication.ts', "import { isEmail } from '#rules/sign-in-rules.ts'"],
    ['src/schemas/user.ts', "import * as z from 'zod/mini'"],
    ['src/features/users/screen.tsx', "import type { Api } from '#api/api.ts'"],
    ['src/features/users/screen.tsx', "import { Row } from '#features/users/row.tsx'"],
    ['src/main.tsx', "const { start } = await import('#mirage/start.ts')"],
    ['src/schemas/user.ts', "import { username } from './authentication.ts'"],
    ['mirage/panel/panel.tsx', "import { Button } from '#ui/basics/button.tsx'"],
  ] as const)('lets %s say %s', ([path, source]) => {
    expect(faultsOf(path, source, rules)).toEqual([])
  })
})
