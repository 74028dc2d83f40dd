import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { openApi } from './command/openapi.ts'

const document = openApi()
const { schemas } = document.components

const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {}).toSorted()

/** Returns the problems that redocly's recommended rules find, including warnings. */
async function problemsOf(source: object) {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(source), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

test('The contract is a valid OpenAPI 3.1 document', async () => {
  expect(await problemsOf(document)).toEqual([])
  const text = JSON.stringify(document)
  const missing = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name = '']) =>
    name in schemas ? [] : name,
  )
  expect(missing).toEqual([])
  expect(text).not.toMatch(/"(?:items|schema)":\{\}/)
})

test('Redocly finds a fault in an invalid document', async () => {
  expect(await problemsOf({ ...document, paths: { users: {} } })).not.toEqual([])
})

test('Each operation has a unique summary', () => {
  const summaries = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(operation => (operation as { summary: string }).summary),
  )
  expect(new Set(summaries).size).toBe(calls.length)
  expect(summaries).toContain('List the users of a business')
  expect(summaries).toContain('Assign a line to a transaction')
})

test('Numbers that a server can send as text have a pattern', () => {
  expect(schemas['Material']?.properties?.['carbonFactor']).toMatchObject({ pattern: expect.any(String) as string })
  expect(schemas['LineBody']?.properties?.['carbonFactor']).toMatchObject({ pattern: expect.any(String) as string })
  expect(schemas['Line']?.properties?.['weight']).toMatchObject({ pattern: '^\\d+(\\.\\d+)?$', minimum: 0 })
})

test('Each call is an operation, without any others', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  expect(operations.toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
  )
})

test('Responses are described as sent, not as parsed', () => {
  expect(fieldsOf('Material')).toEqual(['carbonFactor', 'createdAt', 'gwCode', 'id', 'name', 'updatedAt'])
  expect(fieldsOf('Line')).toEqual([
    'carbonFactor',
    'createdAt',
    'gwCode',
    'id',
    'name',
    'updatedAt',
    'value',
    'weight',
  ])
})

test('Optional fields are not required', () => {
  expect(schemas['Trade']?.required).toEqual(['id', 'createdAt', 'updatedAt'])
  expect(schemas['UserBody']?.required).toContain('roles')
  expect(schemas['UserBody']?.required).not.toContain('businessId')
})
