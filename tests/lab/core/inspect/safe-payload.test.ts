import { expect, test } from 'vitest'
import { maskFields, truncatePayload } from '#lab/core/inspect/safe-payload.ts'
import { someParent, someProblem } from '#machines/fakes.ts'

test('a payload is truncated, and values other than data are named', () => {
  const payload = {
    text: 'a'.repeat(300),
    actor: someParent,
    problem: someProblem('network'),
    call: () => undefined,
    nothing: null,
    deep: { a: { b: { c: { d: 1 } } } },
  }
  expect(truncatePayload(payload)).toEqual({
    text: `${'a'.repeat(200)}…`,
    actor: `actor ${someParent.id}`,
    problem: 'Refused: network',
    call: 'function',
    nothing: null,
    deep: { a: { b: { c: '…' } } },
  })
  expect(truncatePayload(Array.from({ length: 1000 }, (_, index) => index))).toHaveLength(40)
})

test('a payload is stored without passwords and secrets', () => {
  const payload = {
    username: 'naledi',
    registration: { password: 'long enough' },
    shown: [{ uri: 'otpauth://totp/a' }],
  }
  const truncated = { username: 'naledi', registration: { password: '••••••••' }, shown: [{ uri: '••••••••' }] }
  expect(truncatePayload(payload)).toEqual(truncated)
})

test.each(['token', 'apiKey', 'api-key', 'access_token', 'Authorization', 'clientSecret', 'newPassword'])(
  'the field %s is masked, unless it is empty or a flag',
  name => {
    expect(truncatePayload({ [name]: 'hunter2' })).toEqual({ [name]: '••••••••' })
    expect(truncatePayload({ [name]: { value: 7 } })).toEqual({ [name]: '••••••••' })
    expect(truncatePayload([{ [name]: null }, { [name]: true }])).toEqual([{ [name]: null }, { [name]: true }])
  },
)

test('a user masks more fields', () => {
  const payload = { pin: 1234, cardPin: '1234', name: 'naledi' }
  expect(truncatePayload(payload)).toEqual(payload)
  maskFields(['PIN'])
  expect(truncatePayload(payload)).toEqual({ pin: '••••••••', cardPin: '••••••••', name: 'naledi' })
})

test('a cyclic payload is truncated', () => {
  const round: Record<string, unknown> = { name: 'round' }
  round['self'] = round
  expect(truncatePayload(round)).toMatchObject({ self: { self: { self: { self: '…' } } } })
})
