import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { callRefusals } from '#contract/call-refusals.ts'
import { calls } from '#contract/contract.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'

const named = (name: string) => {
  const call = calls.find(call => call.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}

describe('Contract', () => {
  test('requires a body for creates and updates only', () => {
    const links = /\.(?:assign|unassign|logout)$/
    for (const { name, method, body } of calls) {
      expect([name, body !== undefined]).toEqual([name, (method === 'post' || method === 'put') && !links.test(name)])
    }
  })

  test('specifies search and sort columns for lists only', () => {
    for (const { name, search, sort } of calls) {
      expect([name, search !== undefined, sort !== undefined]).toEqual([
        name,
        name.endsWith('.list'),
        name.endsWith('.list'),
      ])
    }
  })

  test('is implemented by the mock, call by call', () => {
    expect(mockRoutes.map(({ name, verb, path }) => [name, `${verb.toUpperCase()} ${path}`])).toEqual(
      Object.entries(addresses),
    )
  })
})

describe('Rejections of a call', () => {
  test('derive from its body, path and requirements', () => {
    expect([...callRefusals(named('materials.get')).keys()]).toEqual([401, 403, 404])
    expect([...callRefusals(named('materials.list')).keys()]).toEqual([401, 403, 422])
    expect([...callRefusals(named('authentication.logout')).keys()]).toEqual([])
    expect(callRefusals(named('users.get')).get(403)).toContain('users.view or users.view.self')
  })

  test('include its specific ones', () => {
    expect([...callRefusals(named('materials.update')).keys()]).toEqual([400, 401, 403, 404, 409, 422])
    expect(callRefusals(named('authentication.mfa.verify')).get(429)).toBe('There were too many wrong codes')
  })
})

test('The contract modules of the sign-in screen import nothing', () => {
  const source = readFileSync(new URL('../../src/contract/addresses.ts', import.meta.url), 'utf8')
  expect(source).not.toMatch(/^import/m)
})
