import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { openApi } from '../../.tools/contract/openapi.ts'

const document = openApi()
const { schemas } = document.components

/** What a schema says of the fields of its object. */
const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {}).toSorted()

test('The contract is a valid document of OpenAPI 3.1, with nothing left open', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const text = JSON.stringify(document)
  const missing = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(([, name = '']) =>
    name in schemas ? [] : name,
  )
  expect(missing).toEqual([])
  expect(text).not.toMatch(/"(?:items|schema)":\{\}/)
})

test('A document with a fault is found to have it', async () => {
  const { valid } = await new Validator().validate({ ...structuredClone(document), paths: { users: {} } })
  expect(valid).toBe(false)
})

test('Each call is an operation, and there is no other', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  expect(operations.toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
  )
})

test('Answers are described as they are sent, not as the app keeps them', () => {
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

test('What may be left out is not required', () => {
  expect(schemas['Trade']?.required).toEqual(['id', 'createdAt', 'updatedAt'])
  expect(schemas['UserBody']?.required).toContain('roles')
  expect(schemas['UserBody']?.required).not.toContain('businessId')
})
