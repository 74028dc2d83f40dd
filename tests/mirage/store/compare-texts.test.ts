import { describe, expect, test } from 'vitest'
import { admin, get, mockForEachTest, post } from '../harness.ts'

const mock = mockForEachTest()
const material = { name: 'Brass swarf', gwCode: 'GW 53 04', carbonFactor: '3.1' }

describe('The mock refuses like the app', () => {
  test('an invisible name', async () => {
    mock().as(admin)
    const answer = await post('/materials', { ...material, name: '\u200b\u3164\u2800' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'Enter a material name' } } })
  })

  test('a name that is too long, and accepts the longest', async () => {
    mock().as(admin)
    const answer = await post('/materials', { ...material, name: '🧑'.repeat(201) })
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'Use at most 200 characters' } } })
    expect((await post('/materials', { ...material, name: '🧑'.repeat(200) })).status).toBe(201)
  })

  test('a new user with an invisible name', async () => {
    const somebody = { username: 'new@somebody.example', password: 'a long secret', type: 'collector' }
    const answer = await post('/authentication/register', { ...somebody, name: '\u2066\u2069' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'Enter your name' } } })
  })

  test('only new values, and still returns existing ones of any length', async () => {
    mock().as(admin)
    const [first] = mock().store.materials.all()
    mock().store.materials.update(first?.id ?? '', { name: 'x'.repeat(300) })
    expect((await get(`/materials/${first?.id}`)).body.item.name).toHaveLength(300)
  })
})
