import { describe, expect, test } from 'vitest'
import { ids, user } from '../samples.ts'
import { apiForEachTest, json } from '../server.ts'

const refusal = json({ error: 'Forbidden', message: 'You do not have permission to access this resource.' }, 403)
const failure = json({ error: 'Internal Server Error', message: 'It broke.' }, 500)

const { api, server } = apiForEachTest()

const paths = () => server().received.map(({ path }) => path)

describe('User details', () => {
  test('are requested once if permitted', async () => {
    server().answer(json({ item: user }))
    expect(await api().users.get(ids.user)).toMatchObject({ name: user.name })
    expect(paths()).toEqual([`/api/users/${ids.user}`])
  })

  test('come from the session if the own details are rejected', async () => {
    server().answer(refusal, json({ item: { ...user, name: 'Of the session' } }))
    expect(await api().users.get(ids.user, ['businesses', 'roles'])).toMatchObject({ name: 'Of the session' })
    expect(paths()).toEqual([`/api/users/${ids.user}`, '/api/authentication/check'])
  })

  test('stay rejected for another user', async () => {
    server().answer(refusal, json({ item: { ...user, id: ids.line } }))
    await expect(api().users.get(ids.user)).rejects.toMatchObject({ kind: 'forbidden', status: 403 })
  })

  test("don't come from the session after other failures", async () => {
    server().answer(json({ error: 'Not Found', message: 'The user was not found.' }, 404))
    await expect(api().users.get(ids.user)).rejects.toMatchObject({ kind: 'notFound' })
    expect(paths()).toHaveLength(1)
  })
})

describe('Permission groups', () => {
  test('are empty if rejected', async () => {
    server().answer(refusal)
    expect(await api().permissionGroups()).toEqual([])
  })

  test('fail with any other failure', async () => {
    server().answer(failure, failure, failure, failure)
    await expect(api().permissionGroups()).rejects.toMatchObject({ kind: 'server' })
  })
})
