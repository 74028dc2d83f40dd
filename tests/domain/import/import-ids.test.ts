import { expect, test } from 'vitest'
import { uuidV5 } from '#domain/import/import-ids.ts'
import { isUuid } from '#rules/ids.ts'

const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('an id of a name matches the example of RFC 9562', () => {
  expect(uuidV5('www.example.com', dns)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('an id is the same in each visit, and differs between names', () => {
  expect(uuidV5('materials Copper wire')).toBe('84cdcf5b-02f2-5358-bf6b-90e94c20f2c5')
  expect(uuidV5('materials copper wire')).not.toBe(uuidV5('materials Copper wire'))
})

test.for(['', '日本 🐑', 'half of a pair \uD83D'])('a UUID exists for %j', name => {
  expect(isUuid(uuidV5(name))).toBe(true)
})
