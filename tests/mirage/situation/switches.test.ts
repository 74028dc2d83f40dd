import { afterEach, describe, expect, test, vi } from 'vitest'
import { admin, cork, get, mockForEachTest, origin, post, refusedAt, startTestMock } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
afterEach(() => {
  vi.useRealTimers()
})

describe('A call', () => {
  test('fails once with the given status, and changes nothing', async () => {
    mock().switches.fail('materials.create', {
      kind: 'status',
      status: 503,
      message: 'Closed for repairs',
      retryAfter: 7,
    })
    const answer = await post('/materials', cork)
    expect(answer).toMatchObject({ status: 503, body: { error: 'Service Unavailable', message: 'Closed for repairs' } })
    expect(answer.headers.get('Retry-After')).toBe('7')
    expect(mock().store.materials.where('name', 'Cork')).toEqual([])
    expect((await post('/materials', cork)).status).toBe(201)
  })

  test('fails always until the failure is removed', async () => {
    const takeBack = mock().switches.fail('materials.list', { kind: 'status', status: 500, times: 'always' })
    expect((await get('/materials')).status).toBe(500)
    expect((await get('/materials')).status).toBe(500)
    expect((await get('/roles')).status).toBe(200)
    expect(mock().switches.failures()).toMatchObject([{ call: 'materials.list', times: 'always' }])
    takeBack()
    expect((await get('/materials')).status).toBe(200)
  })

  test('fails if all calls fail', async () => {
    mock().switches.fail('*', { kind: 'status', status: 500, times: 'always' })
    expect([(await get('/materials')).status, (await post('/authentication/logout')).status]).toEqual([500, 500])
    mock().switches.clear()
    expect((await get('/materials')).status).toBe(200)
  })

  test('fails without a connection like in a browser', async () => {
    mock().switches.fail('materials.list', { kind: 'network' })
    await expect(get('/materials')).rejects.toThrow(new TypeError('Failed to fetch'))
    expect(mock().calls.list()).toMatchObject([{ name: 'materials.list', status: null }])
  })

  test('that never gets a response can be aborted', async () => {
    vi.useFakeTimers()
    mock().switches.fail('materials.list', { kind: 'timeout' })
    const controller = new AbortController()
    const settled = vi.fn<(reason: unknown) => void>()
    const pending = fetch(`${origin}/api/materials`, { signal: controller.signal }).catch(settled)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    controller.abort('enough')
    await pending
    expect(settled).toHaveBeenCalledWith('enough')
  })

  test('can return a web page', async () => {
    mock().switches.fail('materials.list', { kind: 'not-json' })
    mock().switches.fail('roles.list', { kind: 'not-json', status: 200 })
    const answers = [await get('/materials'), await get('/roles')]
    expect(answers.map(({ status }) => status)).toEqual([502, 200])
    expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual(['text/html', 'text/html'])
    expect(answers[0]?.text).toContain('<h1>')
  })

  test('can return JSON of another shape', async () => {
    mock().switches.fail('materials.list', { kind: 'wrong-shape' })
    const { status, body } = await get('/materials')
    expect(status).toBe(200)
    expect(Array.isArray(body.items)).toBe(false)
    expect(body.item.id).toBe(7)
  })

  test('is processed even if its response has another shape, unless it is refused', async () => {
    mock().switches.fail('materials.create', { kind: 'wrong-shape', times: 'always' })
    expect(await post('/materials', cork)).toMatchObject({ status: 201, body: { item: { id: 7 } } })
    expect(mock().store.materials.where('name', 'Cork')).toHaveLength(1)
    expect(await post('/materials', cork)).toMatchObject(refusedAt(409, 'name'))
  })

  test('is processed even if its response is lost', async () => {
    mock().switches.fail('materials.create', { kind: 'answer-lost' })
    await expect(post('/materials', cork)).rejects.toThrow('Failed to fetch')
    expect(mock().store.materials.where('name', 'Cork')).toHaveLength(1)
  })

  test('can end the session', async () => {
    mock().switches.fail('materials.list', { kind: 'session-ended' })
    expect((await get('/materials')).status).toBe(401)
    expect((await get('/authentication/check')).status).toBe(401)
  })

  test('can change a list before each response, another row each time', async () => {
    const latest = async () => (await get('/materials?pageSize=100')).body
    mock().switches.fail('materials.list', { kind: 'changing', times: 'always' })
    expect(await latest()).not.toEqual(await latest())
    mock().switches.clear()
    expect(await latest()).toEqual(await latest())
  })

  test('is delayed until its release, and can be aborted', async () => {
    const release = mock().switches.hold('materials.list')
    const answered = vi.fn<(status: number) => void>()
    const pending = get('/materials').then(({ status }) => answered(status))
    const controller = new AbortController()
    const aborted = fetch(`${origin}/api/materials`, { signal: controller.signal })
    expect((await get('/roles')).status).toBe(200)
    expect(answered).not.toHaveBeenCalled()
    controller.abort(new Error('enough'))
    await expect(aborted).rejects.toThrow('enough')
    release()
    await pending
    expect(answered).toHaveBeenCalledWith(200)
    expect((await get('/materials')).status).toBe(200)
  })

  test('takes the configured time: 150 ms by default', async () => {
    vi.useFakeTimers()
    const own = startTestMock({ latency: undefined })
    const answered = vi.fn<(answer: unknown) => void>()
    const pending = get('/materials').then(answered)
    await vi.advanceTimersByTimeAsync(149)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await pending
    own.switches.latency = 0
    expect((await get('/materials')).status).toBe(401)
    own.shutdown()
  })
})
