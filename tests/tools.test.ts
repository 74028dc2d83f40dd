import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findLeaks, markers } from '../.tools/leaks.ts'

describe('The search for the mock in a build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'threereco-build-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<title>threereco</title>')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('finds nothing in a build without it', () => {
    writeFileSync(join(folder, 'assets/index.js'), 'console.log("Sign in")')
    expect(findLeaks(folder, markers)).toEqual([])
  })

  test.for(markers)('finds "%s" in a file of a folder inside', marker => {
    writeFileSync(join(folder, 'assets/index.js'), `const a="${marker.toUpperCase()}"`)
    expect(findLeaks(folder, markers)).toContainEqual({ file: join('assets', 'index.js'), marker })
  })
})
