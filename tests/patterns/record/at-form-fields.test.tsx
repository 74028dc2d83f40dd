import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { atFormFields } from '#patterns/record/at-form-fields.ts'

const refused = (fields: Record<string, string>) =>
  Promise.reject(new Problem({ kind: 'invalid', title: 'Invalid', message: 'Some of this is not valid.', fields }))

test.each(['constructor', 'toString', '__proto__'])(
  'a message about a field called %s stays with that name',
  async name => {
    const fields = Object.fromEntries([
      [name, 'Not this'],
      ['buyerId', 'Who?'],
    ])
    const problem: unknown = await atFormFields(refused(fields), { buyerId: 'buyer' }).catch((error: unknown) => error)
    expect(problem instanceof Problem && Object.entries(problem.fields)).toEqual([
      [name, 'Not this'],
      ['buyer', 'Who?'],
    ])
  },
)
