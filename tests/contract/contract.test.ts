import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { callRefusals } from '#contract/call-refusals.ts'
import { calls, paramsIn } from '#contract/contract.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'

const named = (name: string) => {
  const call = calls.find(call => call.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}

describe('The contract', () => {
  test('describes no two calls of one method and path', () => {
    const said = calls.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(new Set(said).size).toBe(calls.length)
  })

  test('asks for a body where something is made or changed, and never where something is read or deleted', () => {
    const links = /\.(?:assign|unassign|logout)$/
    for (const { name, method, body } of calls) {
      expect([name, body !== undefined]).toEqual([name, (method === 'post' || method === 'put') && !links.test(name)])
    }
  })

  test('names columns to search and to sort by for every list, and for nothing else', () => {
    for (const { name, search, sort } of calls) {
      expect([name, search !== undefined, sort !== undefined]).toEqual([
        name,
        name.endsWith('.list'),
        name.endsWith('.list'),
      ])
    }
  })

  test('has no path that names a parameter twice', () => {
    expect(calls.filter(({ path }) => new Set(paramsIn(path)).size < paramsIn(path).length)).toEqual([])
  })

  test('is answered by the mock, call by call', () => {
    expect(mockRoutes.map(({ name, verb, path }) => [name, `${verb.toUpperCase()} ${path}`])).toEqual(
      Object.entries(addresses),
    )
  })
})

describe('The refusals of a call', () => {
  test('follow from its body, its path and what it needs', () => {
    expect([...callRefusals(named('materials.get')).keys()]).toEqual([401, 403, 404])
    expect([...callRefusals(named('materials.list')).keys()]).toEqual([401, 403, 422])
    expect([...callRefusals(named('authentication.logout')).keys()]).toEqual([])
    expect(callRefusals(named('users.get')).get(403)).toContain('users.view or users.view.self')
  })

  test('are its own besides', () => {
    expect([...callRefusals(named('materials.update')).keys()]).toEqual([400, 401, 403, 404, 409, 422])
    expect(callRefusals(named('authentication.mfa.verify')).get(429)).toBe('There were too many wrong codes')
  })
})

test('What the sign-in screen loads of the contract imports nothing', () => {
  const source = readFileSync(new URL('../../src/contract/addresses.ts', import.meta.url), 'utf8')
  expect(source).not.toMatch(/^import/m)
})
