import { expect, test } from 'vitest'
import { mapErrorsToFields } from '#actors/records/map-errors-to-fields.ts'
import { Problem } from '#domain/problem.ts'

const refused = (fields: Record<string, string>) =>
  Promise.reject(new Problem({ kind: 'invalid', title: 'Invalid', message: 'Some values are invalid.', fields }))

test.each(['constructor', 'toString', '__proto__'])('keeps the name of a field called %s', async name => {
  const fields = Object.fromEntries([
    [name, 'Not this'],
    ['buyerId', 'Who?'],
  ])
  const problem: unknown = await mapErrorsToFields(refused(fields), { buyerId: 'buyer' }).catch(
    (error: unknown) => error,
  )
  expect(problem instanceof Problem && Object.entries(problem.fields)).toEqual([
    [name, 'Not this'],
    ['buyer', 'Who?'],
  ])
})
