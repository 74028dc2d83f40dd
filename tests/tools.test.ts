import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { command } from '#tools/command.ts'
import { findLeaks, findStrays, markers } from '#tools/leaks.ts'
import { shortened } from '#tools/plugins/first-paint.ts'
import { type CheckResult, countTests, retryFailures, singleResult, summarizeError } from '#tools/results.ts'
import { inProject } from '#tools/root.ts'
import { type Site, serve } from '#tools/serve.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threereco-build-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>threereco</title>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const build = (out: string) =>
  spawnSync(process.execPath, [inProject('.tools/build.ts'), 'demo', `--out=${out}`], { encoding: 'utf8' })

describe('The build command', () => {
  test('empties only a folder with an earlier build', () => {
    const { status, stderr } = build(folder)
    expect(status).toBe(1)
    expect(stderr).toContain(`--out must name an empty folder, or one with an earlier build, and not "${folder}"`)
    expect(existsSync(join(folder, 'index.html'))).toBe(true)
  })

  test('refuses an empty --out, which is the project itself', () => {
    expect(build('').status).toBe(1)
  })

  test('refuses a project path with #, which Vite cannot read', () => {
    const odd = join(folder, 'reco #1/.tools')
    cpSync(inProject('.tools/run.mjs'), join(odd, 'run.mjs'))
    writeFileSync(join(odd, 'check.ts'), '')
    const { status, stderr } = spawnSync(process.execPath, [join(odd, 'run.mjs'), '.tools/check.ts'], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain("Vite can't work in a folder with # or ? in its path")
  })
})

describe('The search for the mock in a build', () => {
  test.for(markers)('finds "%s" in a file of a subfolder', marker => {
    writeFileSync(join(folder, 'assets/index.js'), 'console.log("Sign in")')
    expect(findLeaks(folder, markers)).toEqual([])
    writeFileSync(join(folder, 'assets/index.js'), `const a="${marker.toUpperCase()}"`)
    expect(findLeaks(folder, markers)).toContainEqual({ file: join('assets', 'index.js'), marker })
  })
})

describe('The search for stray files in a build', () => {
  test.for(['assets/index.js.map', 'assets/index.ts', 'assets/_headers', '.env', '.git/config', '.git/page.html'])(
    'finds %s',
    file => {
      writeFileSync(join(folder, 'assets/index.js'), '')
      writeFileSync(join(folder, '_headers'), '')
      expect(findStrays(folder)).toEqual([])
      mkdirSync(join(folder, '.git'))
      writeFileSync(join(folder, file), '')
      expect(findStrays(folder)).toEqual([join(file)])
    },
  )
})

describe('The server of built sites', () => {
  let site: Site
  beforeEach(async () => {
    writeFileSync(join(folder, 'assets/index.js'), 'start()')
    site = await serve(folder)
  })
  afterEach(() => site.close())

  test('sends scripts compressed', async () => {
    const answer = await fetch(`${site.url}/assets/index.js`)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('start()')
  })

  test('sends the page for every path of the app', async () => {
    const answer = await fetch(`${site.url}/business/transactions?page=2`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('threereco')
  })

  test('sends no page for a missing script', async () => {
    expect((await fetch(`${site.url}/assets/gone.js`)).status).toBe(404)
  })

  test('sends nothing from outside its folder', async () => {
    const outside = `${folder}-outside.json`
    writeFileSync(outside, '{}')
    const answer = await fetch(`${site.url}/..%2f${outside.split('/').at(-1)}`)
    rmSync(outside)
    expect(answer.status).toBe(404)
  })

  test('reports a site that was not built', async () => {
    await expect(serve(join(folder, 'dist'))).rejects.toThrow('was not built yet')
  })
})

describe('The inlined rules of the page', () => {
  test('define no unused custom property', () => {
    const rules = shortened(':root { --paper: white; --ink: black } html { background: var(--paper) }')
    expect(rules).toContain('--paper:')
    expect(rules).not.toContain('--ink')
  })

  test('contain both themes for browsers without `light-dark()`', () => {
    const rules = shortened(':root { color-scheme: light dark } html { background: light-dark(white, black) }')
    expect(rules).not.toContain('light-dark(')
    expect(rules).toContain('prefers-color-scheme:dark')
  })
})

describe('The count of tests', () => {
  const well = { succeeded: true, output: '' }
  const badly = { succeeded: false, output: '' }

  test.for<[what: string, counts: Parameters<typeof countTests>, passed: number, failed: number, note: string]>([
    ['passed and failed tests', [7, 2, 0, badly], 7, 2, ''],
    ['a skipped test as failed, with a note', [7, 0, 1, well], 7, 1, '1 tests were skipped'],
    ['a run without tests as a failure', [0, 0, 0, well], 0, 1, ''],
    ['a crashed run as a failure, even if every test passed', [7, 0, 0, badly], 7, 1, ''],
  ])('counts %s', ([, counts, passed, failed, note]) => {
    const outcome = countTests(...counts)
    expect(outcome).toMatchObject({ passed, failed })
    expect(outcome.output).toContain(note)
  })
})

describe('The summary of an error', () => {
  test('is the first line, without colours', () => {
    expect(summarizeError('\u001B[31mError: late\u001B[39m\n  at a.ts:1')).toBe('Error: late')
  })

  test('has the seed and the smallest input of a property test', () => {
    const falsify = () =>
      fc.assert(
        fc.property(fc.integer({ min: 0 }), value => value < 5),
        { seed: 7 },
      )
    let message = ''
    try {
      falsify()
    } catch (error) {
      message = String(error)
    }
    expect(summarizeError(message)).toMatch(/Property failed.*seed: 7.*Counterexample: \[5\]/)
  })
})

const passing = async (): Promise<CheckResult> => ({ passed: 1, failed: 0, output: '', failures: [] })

describe('The second run of failed tests', () => {
  const failures = [{ test: 'a.test.ts > is steady', error: '' }]
  const first: CheckResult = { passed: 6, failed: 1, output: '', failures }

  test('counts tests that then pass as passed, and lists them', async () => {
    expect(await retryFailures(first, passing)).toMatchObject({
      passed: 7,
      failed: 0,
      failures: [],
      unstable: failures,
    })
  })

  test.for([
    ['an error between tests', { ...first, failures: [] }],
    ['a skipped test', { ...first, failed: 2 }],
    ['a run without a report', singleResult({ succeeded: false, output: '' })],
  ] as const)('does not forgive %s', async ([, failed]) => {
    expect(await retryFailures(failed, passing)).toBe(failed)
  })
})

test('The linter reports type errors', async () => {
  const options = { extends: inProject('tsconfig.json'), compilerOptions: { types: [] }, include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  writeFileSync(join(folder, 'wrong.ts'), "export const weight: number = '1 kg'\n")
  const { succeeded, output } = await command('oxlint', ['--config', inProject('.oxlintrc.json'), folder])
  expect(succeeded).toBe(false)
  expect(output).toContain("Type 'string' is not assignable to type 'number'")
})
