import { expect, test } from 'vitest'
import { apiAddress } from '#api/api-address.ts'

test.for([
  ['https://api.example.com', 'https://api.example.com/api'],
  ['https://api.example.com/', 'https://api.example.com/api'],
  ['https://example.com/base', 'https://example.com/base/api'],
  ['https://example.com/base/', 'https://example.com/base/api'],
  ['http://localhost:6173', 'http://localhost:6173/api'],
  ['/', 'https://app.example.com/api'],
  ['/base/', 'https://app.example.com/base/api'],
  ['/base', 'https://app.example.com/base/api'],
] as const)('The API of the server %s is at %s', ([server, address]) => {
  expect(apiAddress(server, 'https://app.example.com')).toBe(address)
})
