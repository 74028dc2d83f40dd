import { expect, test } from 'vitest'
import { replaceValues, restoreValues } from '#lab/product/stage/replace-values.ts'

const words = { name: 'permissions', 'PET flakes': ['materials.view'] }
const changeOf = (field: string, value: unknown) => ({
  do: 'send',
  event: { type: 'field.change', field, value: [value, 'PET flakes, clear'], at: null },
})

test('Complete strings are replaced at any depth, and restored', () => {
  const [own, other] = [changeOf('name', 'PET flakes'), changeOf('permissions', ['materials.view'])]
  expect(replaceValues(own, words)).toEqual(other)
  expect(restoreValues(other, words)).toEqual(own)
})
