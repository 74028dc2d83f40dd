import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { admin, get, origin, startTestMock } from '../harness.ts'

const native = globalThis.fetch
let mock: ReturnType<typeof startTestMock>
beforeEach(() => {
  mock = startTestMock()
  mock.as(admin)
  return mock.shutdown
})
afterEach(() => {
  vi.useRealTimers()
})

const body = (name: string) => JSON.stringify({ name, gwCode: 'GW 99', carbonFactor: '1' })

/** Starts another server that responds with the requested path. */
async function startElsewhere() {
  const server = createServer((request, response) => response.end(`elsewhere ${request.url}`)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

describe('The mock', () => {
  test('passes calls to other origins unchanged', async () => {
    const { address, stop } = await startElsewhere()
    expect(await (await fetch(`${address}/api/materials`)).text()).toBe('elsewhere /api/materials')
    expect(mock.calls.list()).toEqual([])
    stop()
  })

  test('passes calls outside /api unchanged', async () => {
    const { address, stop } = await startElsewhere()
    const own = startTestMock({ origin: address })
    expect(await (await fetch(`${address}/apiary`)).text()).toBe('elsewhere /apiary')
    expect((await fetch(`${address}/api/materials`)).status).toBe(401)
    own.shutdown()
    expect(await (await fetch(`${address}/api/materials`)).text()).toBe('elsewhere /api/materials')
    stop()
  })

  test('accepts requests in every form that fetch accepts', async () => {
    const url = `${origin}/api/materials`
    const answers = await Promise.all([
      fetch(url, { method: 'POST', body: body('text') }),
      fetch(new URL(url), { method: 'post', body: new Blob([body('blob')]) }),
      fetch(new Request(url, { method: 'POST', body: body('request') })),
      fetch(new Request(url, { method: 'POST', body: body('unused') }), {
        method: 'POST',
        body: new TextEncoder().encode(body('bytes')),
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(answers.every(answer => answer instanceof Response)).toBe(true)
    const names = ['text', 'blob', 'request', 'bytes']
    expect(names.filter(name => mock.store.materials.where('name', name).length === 1)).toEqual(names)
  })

  test('restores fetch', () => {
    expect(globalThis.fetch).not.toBe(native)
    mock.shutdown()
    expect(globalThis.fetch).toBe(native)
  })

  test('answers with the later of two mocks, whichever ends first', async () => {
    const later = startTestMock()
    expect((await get('/authentication/check')).status).toBe(401)
    mock.shutdown()
    expect((await get('/authentication/check')).status).toBe(401)
    later.as(admin)
    expect((await get('/authentication/check')).status).toBe(200)
    later.shutdown()
    await expect(fetch('http://localhost:1/api/materials')).rejects.toThrow('fetch failed')
  })

  test('answers without a timer if there is no latency', async () => {
    vi.useFakeTimers()
    expect((await get('/materials')).status).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('An aborted call', () => {
  const path = `${origin}/api/materials`
  const reason = new Error('nobody waits for this')

  test('is never made if aborted before', async () => {
    await expect(fetch(path, { method: 'POST', body: body('Cork'), signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    )
    expect(mock.store.materials.where('name', 'Cork')).toEqual([])
    expect(mock.calls.list()).toEqual([])
  })

  test('fails with the reason while pending, and changes nothing', async () => {
    vi.useFakeTimers()
    mock.switches.latency = 1000
    const controller = new AbortController()
    const pending = fetch(path, { method: 'POST', body: body('Cork'), signal: controller.signal })
    const outcome = pending.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort(reason)
    expect(await outcome).toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(5000)
    expect(mock.store.materials.where('name', 'Cork')).toEqual([])
    expect(mock.calls.list()).toMatchObject([{ name: 'materials.create', status: null }])
  })
})
