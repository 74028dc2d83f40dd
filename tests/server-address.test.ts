import { describe, expect, test } from 'vitest'
import { foreignOrigin, serverAddress } from '#tools/server-address.ts'

describe('The server address of a build', () => {
  test.for(['https://api.example.com', 'http://localhost:6173/', 'https://example.com/base/', '/', '/base/', 'mock'])(
    'can be %s',
    address => {
      expect(serverAddress(address)).toBe(address)
    },
  )

  test.for([
    ['', 'VITE_API is missing'],
    ['api.example.com', 'VITE_API is no address: api.example.com'],
    ['localhost:6173', 'VITE_API is no address'],
    ['//api.example.com', 'VITE_API is no address'],
    ['https://api.example.com/?key=1', 'VITE_API is no address'],
    ['https://', 'VITE_API is no address'],
  ] as const)('is refused for “%s” with an explanation', ([address, words]) => {
    expect(() => serverAddress(address)).toThrow(words)
  })

  test('has another origin only if it contains one', () => {
    expect(foreignOrigin('https://example.com/base/')).toBe('https://example.com')
    expect(foreignOrigin('/base/')).toBeNull()
  })
})
