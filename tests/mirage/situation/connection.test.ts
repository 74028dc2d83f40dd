import { afterEach, describe, expect, test, vi } from 'vitest'
import { flaky, slow3g } from '#mirage/situation/connection.ts'
import { admin, get, mockForEachTest, post, startTestMock } from '../harness.ts'

const mock = mockForEachTest({ as: admin })
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the outcomes of consecutive calls: a status, or `broken`. */
async function outcomes(count: number, ask: () => Promise<{ status: number }>) {
  const list: Array<number | 'broken'> = []
  for (let call = 0; call < count; call += 1)
    list.push(
      await ask().then(
        ({ status }) => status,
        () => 'broken' as const,
      ),
    )
  return list
}
const materials = () => get('/materials')

describe('A failure of every nth call', () => {
  test('occurs every third time, and counts only its own calls', async () => {
    mock().switches.fail('materials.list', { kind: 'status', status: 500, times: 3 })
    expect(await outcomes(2, materials)).toEqual([200, 200])
    expect(await outcomes(3, () => get('/roles'))).toEqual([200, 200, 200])
    expect(await outcomes(7, materials)).toEqual([500, 200, 200, 500, 200, 200, 500])
    expect(mock().switches.failures()).toMatchObject([{ call: 'materials.list', times: 3 }])
  })

  test('counts all its calls, including those with another failure', async () => {
    mock().switches.fail('*', { kind: 'status', status: 500, times: 2 })
    mock().switches.fail('materials.list', { kind: 'status', status: 503, times: 3 })
    mock().switches.fail('materials.list', { kind: 'status', status: 409 })
    expect(await outcomes(6, materials)).toEqual([409, 500, 503, 500, 200, 500])
  })

  test('lets other failures occur between', async () => {
    mock().switches.fail('materials.list', { kind: 'status', status: 500, times: 2 })
    mock().switches.fail('*', { kind: 'status', status: 503 })
    expect(await outcomes(5, materials)).toEqual([503, 500, 200, 500, 200])
  })
})

describe('A failure that happens once', () => {
  test('notifies when it has happened', async () => {
    const onSpent = vi.fn<() => void>()
    const listener = vi.fn<() => void>()
    mock().switches.fail('materials.list', { kind: 'status', status: 500, onSpent })
    const stop = mock().switches.subscribe(listener)
    expect(await outcomes(2, materials)).toEqual([500, 200])
    expect([onSpent.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1])
    stop()
    mock().switches.latency = 1
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('A slow connection', () => {
  test('takes two seconds, and longer for a long response', async () => {
    vi.useFakeTimers()
    mock().switches.latency = 'slow-3g'
    const answered = vi.fn<(size: number) => void>()
    const pending = get('/materials?pageSize=100').then(({ text }) => answered(text.length))
    await vi.advanceTimersByTimeAsync(slow3g.wait)
    expect(mock().calls.list()).toMatchObject([{ name: 'materials.list', took: null }])
    await vi.advanceTimersByTimeAsync(100)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5000)
    await pending
    const size = answered.mock.calls[0]?.[0] ?? 0
    expect(size / slow3g.bytesPerMs).toBeGreaterThan(100)
    expect(mock().calls.list()[0]?.took).toBeGreaterThanOrEqual(slow3g.wait)
  })

  test('takes longer for a long request', async () => {
    vi.useFakeTimers()
    mock().switches.latency = 'slow-3g'
    // Calls ignore unknown fields of any length.
    const body = { name: 'Moss', gwCode: 'GW 99', carbonFactor: '1', note: 'M'.repeat(50 * 1000) }
    const pending = post('/materials', body)
    await vi.advanceTimersByTimeAsync(slow3g.wait + 900)
    expect(mock().store.materials.where('gwCode', 'GW 99')).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(mock().store.materials.where('gwCode', 'GW 99')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect((await pending).status).toBe(201)
  })
})

/** Returns the duration of each call on a flaky connection in ms, or that the connection broke. */
async function fates(between: () => Promise<unknown>) {
  vi.useFakeTimers()
  const own = startTestMock({ latency: 'flaky' })
  own.as(admin)
  const list: string[] = []
  for (let call = 0; call < 40; call += 1) {
    const begun = Date.now()
    const outcome = materials().then(
      ({ status }) => status,
      () => 'broken',
    )
    await vi.runAllTimersAsync()
    list.push(`${await outcome} after ${Date.now() - begun}`)
    const other = between()
    await vi.runAllTimersAsync()
    await other
  }
  own.shutdown()
  return list
}

describe('A flaky connection', () => {
  test('has the same failures and delays for a seed, independent of other calls', async () => {
    const list = await fates(() => Promise.resolve())
    const shareOf = (kind: string) => list.filter(fate => fate.includes(kind)).length / list.length
    expect(shareOf('broken')).toBeGreaterThan(flaky.failing / 3)
    expect(shareOf('broken')).toBeLessThan(flaky.failing * 3)
    expect(shareOf('200 after 150')).toBeGreaterThan(0.4)
    expect(list.some(fate => /^200 after [2-6]\d{3}$/.test(fate))).toBe(true)
    expect(await fates(() => get('/roles').catch(() => null))).toEqual(list)
  })
})
